import { createHash } from 'node:crypto';
import { ANY_GAME } from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withHead } from '../link-previews/document-head.ts';
import { type MatchPreview, matchPreview } from '../link-previews/match-preview.ts';
import { pagePreview } from '../link-previews/page-preview.ts';
import {
  asksForLanguage,
  chosenLanguage,
  readerLanguage,
} from '../link-previews/reader-language.ts';
import type { Store } from '../store/store.ts';
import { acceptedValues } from './accepted-values.ts';
import type { CompressedDocuments } from './compressed-documents.ts';
import { withInline } from './content-security.ts';
import type { FoundPage } from './page-addresses.ts';
import type { WebBuild } from './web-build.ts';

export interface DocumentOptions extends WebBuild {
  readonly compressed: CompressedDocuments;
  readonly store: Store;
  readonly secret: string;
  readonly publicUrl: URL | undefined;
}

/** The app's document for one page, in the reader's language, as it stands for whoever has the link. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FoundPage,
  options: DocumentOptions,
): Promise<FastifyReply> {
  const { searchParams, pathname } = new URL(request.url, 'http://page');
  const asked = searchParams.get('lang') ?? undefined;
  const { cookie, 'accept-language': accepted } = request.headers;
  const wanted = asksForLanguage(asked) ? asked : chosenLanguage(cookie);
  const language = readerLanguage(wanted, acceptedValues(accepted));
  const token = searchParams.get('seat') ?? undefined;
  const match = options.previews && (await matchAt(options, request, page, token));
  const rendered = await options.rendered(renderedAt(pathname, page, match), language);
  const document = withPreview(rendered?.html ?? options.index, request, page, match, {
    ...options,
    language,
  });
  const etag = `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const inline = rendered?.inline ?? options.inline;
  reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', withInline(policy, inline))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, cookie, accept-encoding')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (request.method === 'HEAD') return reply.send();
  const encodings = acceptedValues(request.headers['accept-encoding']);
  const { encoding, body } = await options.compressed.compress(etag, document, encodings);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Whoever may know which game is played at a table gets what that game's table is drawn with. */
function renderedAt(
  pathname: string,
  { id, pattern }: FoundPage,
  match: MatchPreview | undefined,
): string {
  return id === undefined ? pathname : pattern.replace(':id', match?.game ?? ANY_GAME);
}

type ReaderLanguage = ReturnType<typeof readerLanguage>;

function withPreview(
  document: string,
  request: FastifyRequest,
  page: FoundPage,
  match: MatchPreview | undefined,
  { previews, publicUrl, language }: DocumentOptions & { readonly language: ReaderLanguage },
): string {
  if (!previews) return document;
  const { searchParams, pathname } = new URL(request.url, 'http://page');
  const texts = previews[language];
  if (!texts) throw new Error(`nothing is said of links in ${language}`);
  return withHead(document, {
    preview: pagePreview(texts, page, match),
    language,
    isAsked: asksForLanguage(searchParams.get('lang') ?? undefined),
    origin: publicOrigin(request, publicUrl),
    path: pathname,
  });
}

/** A page opens also where the store does not: then its link says less. */
async function matchAt(
  options: DocumentOptions,
  { log }: FastifyRequest,
  { id }: FoundPage,
  token: string | undefined,
): Promise<MatchPreview | undefined> {
  if (id === undefined) return undefined;
  try {
    return await matchPreview(options, id, token);
  } catch (reason) {
    log.warn({ err: reason }, 'a link could not say what it leads to');
    return undefined;
  }
}

/** Where it is not told, as it was asked for: only who asks reads it. */
export function publicOrigin(request: FastifyRequest, publicUrl: URL | undefined): string {
  return (publicUrl ?? URL.parse(`${request.protocol}://${request.host}`))?.origin ?? '';
}
