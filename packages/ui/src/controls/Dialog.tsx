import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { closeIcon } from '../icons/icons.ts';
import { IconButton } from './IconButton.tsx';
import './dialog.css';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the cross and a press beside the sheet all end here. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ComponentChildren;
  /** Buttons at the foot. */
  readonly actions?: ComponentChildren | undefined;
}

export function Dialog(props: DialogProps): JSX.Element {
  return <ModalPaper kind="dialog" {...props} />;
}

/** A dialog that is pulled up from the edge: menu, log, rules, chat. */
export function Sheet(props: DialogProps): JSX.Element {
  return <ModalPaper kind="sheet" {...props} />;
}

function ModalPaper(props: DialogProps & { readonly kind: 'dialog' | 'sheet' }): JSX.Element {
  const { kind, open, onClose, title, closeLabel, children, actions } = props;
  const paper = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before it is painted: whoever is quick must not press what lies beneath, or Escape to no effect.
  useLayoutEffect(() => {
    if (open && !paper.current?.open) paper.current?.showModal();
    if (!open) paper.current?.close();
  }, [open]);

  return (
    <dialog
      ref={paper}
      class="dialog"
      data-kind={kind}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
      closedby="any"
    >
      <div class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={closeIcon} label={closeLabel} size="small" onClick={onClose} />
      </div>
      {open && <div class="dialog-body">{children}</div>}
      {open && actions && <div class="dialog-actions">{actions}</div>}
    </dialog>
  );
}
