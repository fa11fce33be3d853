import type {
  AuditLog,
  BlockList,
  ModerationAct,
  ModerationDone,
  ReportList,
  RoleAnswer,
} from '../moderation.ts';
import { browserTransport } from './browser-transport.ts';
import { request, type Transport } from './request.ts';

export type ModerationCalls = ReturnType<typeof moderationCallsTo>;

/** For who runs the server. */
export function moderationCallsTo(origin = '', transport: Transport = browserTransport) {
  const api = `${origin}/api/moderation`;
  return {
    becomeModerator: (secret: string) =>
      request<RoleAnswer>(transport, 'POST', `${api}/role`, { secret }),
    reports: () => request<ReportList>(transport, 'GET', `${api}/reports`),
    blocks: () => request<BlockList>(transport, 'GET', `${api}/blocks`),
    auditLog: (before?: number) =>
      request<AuditLog>(
        transport,
        'GET',
        `${api}/log${before === undefined ? '' : `?before=${before}`}`,
      ),
    act: (act: ModerationAct) => request<ModerationDone>(transport, 'POST', `${api}/acts`, act),
  };
}
