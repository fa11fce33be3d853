import { must } from '@kast/kernel';
import { highCard } from '@kast/test-kit';
import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { LocalTable } from './local-session.ts';
import { DEVICE, sitDown, YOU } from './testing.ts';

type HighCardView = ReturnType<typeof highCard.view>;

interface TableFor {
  readonly people: number;
  readonly hides: LocalTable['hides'];
  readonly draw?: () => Promise<unknown>;
}

/** The second holds the highest cards, and so takes every round. */
const DECK = 'deck 1 2 3 14 15 16 4 5 6 7 8 9 10 11 12 13';

/** People around one device; `told` says who was told which ply, in the order in which it was drawn. */
function tableFor({ people, hides, draw = async () => undefined }: TableFor) {
  const seats = [YOU, ...Array.from({ length: people - 1 }, () => DEVICE)];
  const { kept, id, openUnseen } = sitDown({ game: highCard, seats, hides });
  const saved = must(kept.get(id), 'the match');
  kept.put({ ...saved, plies: 1 }, [{ by: 'chance', move: DECK }]);
  const session = openUnseen();
  const { curtain, stage, viewer } = session;
  const told: string[] = [];
  const animate = async (): Promise<void> => {
    await Promise.resolve();
    told.push(`${viewer.peek()} is told ${stage.scene.peek().position.ply}`);
    await draw();
  };
  effect(() => (curtain.isClosed.value ? undefined : stage.attach(animate)));

  /** Whoever looks does the first thing that they can. */
  async function decide(): Promise<void> {
    const seat = Number(viewer.peek());
    const judge = session.judge.peek();
    expect(await session.play(seat, judge.notate(judge.moves(seat)[0]))).toBe('confirmed');
  }

  async function decideAndSee(): Promise<void> {
    await decide();
    await stage.atRest();
  }

  /** Who has seen it all closes the curtain, and whoever is next opens it. */
  async function handOver(): Promise<void> {
    curtain.close();
    expect(curtain.isClosed.peek()).toBe(true);
    curtain.open();
    await stage.atRest();
  }

  return { session, curtain, stage, viewer, told, decide, decideAndSee, handOver };
}

/** What only this seat may know, until it has played its first card. */
function hidesFirstHandOf(seat: number): LocalTable['hides'] {
  return (view, viewer) => viewer === seat && (view as HighCardView).handSizes[seat - 1] === 3;
}

describe('secrecy that ends', () => {
  it('leaves what somebody has missed to their own turn to look, and tells nobody anything twice', async () => {
    const table = tableFor({ people: 3, hides: hidesFirstHandOf(1) });
    table.curtain.open();
    await table.decideAndSee();
    await table.handOver();
    await table.decideAndSee();
    expect([table.viewer.value, table.curtain.next.value]).toEqual([2, 3]);
    await table.handOver();
    expect(table.told).toEqual([
      '1 is told 2',
      '2 is told 2',
      '2 is told 3',
      '3 is told 2',
      '3 is told 3',
    ]);
  });

  it('lets those look together who have missed nothing', async () => {
    const table = tableFor({ people: 3, hides: hidesFirstHandOf(1) });
    table.curtain.open();
    await table.decideAndSee();
    await table.handOver();
    await table.decideAndSee();
    await table.handOver();
    await table.decideAndSee();
    expect([table.viewer.value, table.curtain.next.value]).toEqual([2, undefined]);
    expect(table.told.at(-1)).toBe('2 is told 4');
  });

  it('keeps for who was not there what another one was shown alone, though the same one goes on', async () => {
    const table = tableFor({ people: 2, hides: hidesFirstHandOf(2) });
    await table.decideAndSee();
    await table.handOver();
    // The second ends the round, looks into the middle, and begins the next one.
    await table.decideAndSee();
    await table.decideAndSee();
    await table.decideAndSee();
    expect([table.viewer.value, table.curtain.next.value]).toEqual([2, 1]);
    await table.handOver();
    expect(table.told.filter((telling) => telling.startsWith('1'))).toEqual(
      [2, 3, 4, 5, 6].map((ply) => `1 is told ${ply}`),
    );
  });
});

describe('whoever comes back to the page', () => {
  it('is told what was not told to the end', async () => {
    const pictures = Promise.withResolvers<void>();
    const table = tableFor({ people: 2, hides: () => true, draw: () => pictures.promise });
    table.curtain.open();
    await table.decide();
    table.curtain.hide();
    const { shown, waiting } = table.stage;
    expect([shown.value.position.ply, waiting.value]).toEqual([1, 1]);
    pictures.resolve();
    table.curtain.open();
    await table.stage.atRest();
    expect(table.told).toEqual(['1 is told 2', '1 is told 2']);
    expect(shown.value.position.ply).toBe(2);
  });

  it('is not told again what was', async () => {
    const table = tableFor({ people: 2, hides: () => true });
    table.curtain.open();
    await table.decideAndSee();
    table.curtain.hide();
    expect(table.stage.waiting.value).toBe(0);
    expect(table.stage.shown.value.position.ply).toBe(2);
  });
});
