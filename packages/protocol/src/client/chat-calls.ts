import type {
  ChatLine,
  ChatPage,
  ChatRequest,
  ChatRoom,
  MuteAnswer,
  MuteRequest,
  ReportAnswer,
  ReportRequest,
} from '../chat.ts';
import { browserTransport } from './browser-transport.ts';
import { request, type Transport } from './request.ts';

export type ChatCalls = ReturnType<typeof chatCallsTo>;

/** What is said at a table. Apart from the client: most pages have no use for it. */
export function chatCallsTo(origin = '', transport: Transport = browserTransport) {
  const chat = (id: string, more = '') =>
    `${origin}/api/matches/${encodeURIComponent(id)}/chat${more}`;
  return {
    /** The lines before that one, or the last ones. */
    page: (id: string, room: ChatRoom, before?: number) =>
      request<ChatPage>(
        transport,
        'GET',
        chat(id, `?room=${room}${before === undefined ? '' : `&before=${before}`}`),
      ),
    say: (id: string, said: ChatRequest) => request<ChatLine>(transport, 'POST', chat(id), said),
    mute: (id: string, whom: MuteRequest) =>
      request<MuteAnswer>(transport, 'POST', chat(id, '/mutes'), whom),
    report: (id: string, what: ReportRequest) =>
      request<ReportAnswer>(transport, 'POST', chat(id, '/reports'), what),
  };
}
