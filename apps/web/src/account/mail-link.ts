/** What a link in a mail is for, and the token that it is done by. */
export interface MailLink {
  readonly task: (typeof TASKS)[number];
  readonly token: string;
}

const TASKS = ['confirm', 'recover', 'stop'] as const;

/** It stands behind the hash, which no server and no other site gets to see. */
export function mailLinkIn(hash: string): MailLink | undefined {
  const [, name = '', token = ''] = /^#([a-z]+)=([\w.-]+)$/.exec(hash) ?? [];
  const task = TASKS.find((one) => one === name);
  return task && { task, token };
}
