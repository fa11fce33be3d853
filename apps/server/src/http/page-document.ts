import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Previews } from '@kast/protocol';
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
import type { FoundPage } from './page-addresses.ts';
import type { RenderedPages } from './rendered-pages.ts';

export interface DocumentOptions {
  /** The document without a page in it. */
  readonly index: string;
  readonly rendered: RenderedPages;
  /** What links say; a build without it has documents as they are. */
  readonly previews: Previews | undefined;
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
  const rendered = (await options.rendered(pathname, language)) ?? options.index;
  const document = await withPreview(rendered, request, page, options, language);
  const etag = `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`;
  reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, cookie, accept-encoding')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return request.method === 'HEAD' ? reply.send() : sendCompressed(request, reply, document);
}

async function withPreview(
  document: string,
  request: FastifyRequest,
  page: FoundPage,
  options: DocumentOptions,
  language: ReturnType<typeof readerLanguage>,
): Promise<string> {
  const { searchParams, pathname } = new URL(request.url, 'http://page');
  if (!options.previews) return document;
  const texts = options.previews[language];
  if (!texts) throw new Error(`nothing is said of links in ${language}`);
  const match = await matchAt(options, request, page, searchParams.get('seat') ?? undefined);
  return withHead(document, {
    preview: pagePreview(texts, page, match),
    language,
    isAsked: asksForLanguage(searchParams.get('lang') ?? undefined),
    origin: publicOrigin(request, options.publicUrl),
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

/** What is made for one request cannot be compressed ahead; it is small. */
function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  document: string,
): FastifyReply {
  const accepted = acceptedValues(headers['accept-encoding']);
  if (accepted.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return reply.header('content-encoding', 'br').send(brotliCompressSync(document, { params }));
  }
  if (accepted.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(gzipSync(document));
  }
  return reply.send(document);
}

/** Where it is not told, as it was asked for: only who asks reads it. */
export function publicOrigin(request: FastifyRequest, publicUrl: URL | undefined): string {
  return (publicUrl ?? URL.parse(`${request.protocol}://${request.host}`))?.origin ?? '';
}
