import type {
  Block,
  BlockList,
  Report,
  ReportedLine,
  ReportList,
  ReportReason,
} from '@kast/protocol';
import type { StoredChatLine } from '../store/chat-store.ts';
import type { StoredBlock } from '../store/moderation-store.ts';
import type { GuestId, Store } from '../store/store.ts';
import { MOST_BLOCKED_NAMES } from './blocked-names.ts';

const PAGE = 30;
const MOST_BLOCKS = 500;

/** What waits for a moderator, with all that is needed to judge it. */
export async function openReports(store: Store, now: number): Promise<ReportList> {
  const found = await store.moderation.openReports(PAGE + 1);
  const reports = found.slice(0, PAGE);
  const players = reports.flatMap(({ context }) => context.map(({ author }) => author));
  const names = await store.namesOf([...new Set(players)]);
  return {
    reports: await Promise.all(
      reports.map(async ({ context, reason, ...report }): Promise<Report> => {
        const block = await store.moderation.blockOf(report.author, now);
        return {
          ...report,
          reason: reason as ReportReason,
          context: context.map((line) => reportedLine(line, names)),
          ...(block ? { block: blockFor(block, names) } : {}),
        };
      }),
    ),
    more: found.length > reports.length,
  };
}

export async function allBlocks(store: Store, now: number): Promise<BlockList> {
  const blocks = await store.moderation.blocks(now, MOST_BLOCKS);
  const names = await store.namesOf(blocks.map(({ player }) => player));
  return {
    players: blocks.map((block) => blockFor(block, names)),
    names: [...(await store.moderation.blockedNames(MOST_BLOCKED_NAMES))],
  };
}

function blockFor({ until, ...block }: StoredBlock, names: ReadonlyMap<GuestId, string>): Block {
  const name = names.get(block.player);
  return {
    ...block,
    ...(name === undefined ? {} : { name }),
    ...(until === undefined ? {} : { until }),
  };
}

function reportedLine(
  { number, author, seat, said, at }: StoredChatLine,
  names: ReadonlyMap<GuestId, string>,
): ReportedLine {
  const name = names.get(author);
  return {
    number,
    player: author,
    ...(seat === undefined ? {} : { seat }),
    ...(name === undefined ? {} : { name }),
    ...(said ? { said: said.kind === 'phrase' ? said.phrase : said.text } : {}),
    isPhrase: said?.kind === 'phrase',
    at,
  };
}
