import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { must } from '@kast/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressedDocuments } from './compressed-documents.ts';
import { contentSecurity, withInline } from './content-security.ts';
import { sendFailure } from './error-responses.ts';
import { robots, sitemap } from '../link-previews/sitemap.ts';
import type { Store } from '../store/store.ts';
import { isApi, pageAt, type PagesThatAre } from './page-addresses.ts';
import { publicOrigin, sendDocument } from './page-document.ts';
import { type WebBuild, webBuildIn } from './web-build.ts';

export interface PagesOptions extends PagesThatAre {
  /** The built web app. */
  readonly webDir: string;
  readonly isHttps: boolean;
  readonly store: Store;
  /** By which invitations are known. */
  readonly secret: string;
  readonly publicUrl: URL | undefined;
  readonly monotonicNow: () => number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The same for its policy and its document, whatever is built meanwhile. */
    webBuild: WebBuild | null;
  }
}

/** No file of the build has a longer address, and the file system refuses to look for one. A page may be meant. */
const LONGEST_FILE = 1000;
const POLICY = 'content-security-policy';
/** Of the browser. What is not asked for cannot be abused by what got in. */
const UNUSED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * The web app: its files, and a document at every address that the app has a page for: one that was
 * rendered by the build, in the reader's language, or the empty one. Elsewhere that one says in the browser
 * that there is nothing, and the status says so to all others. The server can do its work without a build: in
 * tests, and while the web app is being developed or built.
 */
export async function pages(
  app: FastifyInstance,
  { webDir, isHttps, games, hasMail, store, secret, publicUrl, monotonicNow }: PagesOptions,
): Promise<void> {
  const lookAtBuild = webBuildIn(webDir, monotonicNow);
  const compressed = compressedDocuments();
  app.addHook('onRequest', async (_request, reply) => {
    // The plugin below writes its own, and this one would be written over it.
    reply.removeHeader(POLICY).header('permissions-policy', UNUSED_FEATURES);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity(isHttps) },
    strictTransportSecurity: isHttps,
    // Isolated from other origins, workers may share memory (ADR 34); nothing here comes from elsewhere.
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.decorateRequest('webBuild', null);
  app.addHook('onRequest', async (request, reply) => {
    const build = await lookAtBuild();
    if (!build) return sendNotBuilt(request, reply);
    request.webBuild = build;
    return void reply.header(POLICY, withInline(String(reply.getHeader(POLICY)), build.inline));
  });
  await app.register(fastifyStatic, {
    root: webDir,
    // `/` is a page as any other.
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webDir, 'assets'));
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', caching);
    },
  });
  const hidden = { schema: { hide: true } } as const;
  app.get('/robots.txt', hidden, (request, reply) => {
    reply.type('text/plain').send(robots(publicOrigin(request, publicUrl)));
  });
  app.get('/sitemap.xml', hidden, (request, reply) => {
    const ids = games.map(({ id }) => id);
    reply.type('application/xml').send(sitemap(publicOrigin(request, publicUrl), ids));
  });
  // Nothing is returned: the reply would be waited for once more, by listeners of its own.
  const answer = (request: FastifyRequest, reply: FastifyReply): void => {
    const path = pathOf(request);
    const page = pageAt(path, { games, hasMail });
    const build = must(request.webBuild, 'the build that this was asked of');
    if (!wantsPage(request, path)) sendFailure(reply, { code: 'not-found' });
    else if (page) {
      const options = { ...build, compressed, store, secret, publicUrl };
      void sendDocument(request, reply, page, options).catch((reason: unknown) =>
        reply.send(reason),
      );
    } else reply.code(404).type('text/html').header('cache-control', 'no-store').send(build.index);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (pathOf(request).length <= LONGEST_FILE) done();
    else answer(request, reply);
  });
  // It is a folder, too, which the files would answer or refuse.
  app.get('/', hidden, answer);
  app.setNotFoundHandler(answer);
}

function wantsPage({ method, headers }: FastifyRequest, path: string): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  const isFile = /\.\w+$/.test(path);
  return isReading && !isFile && !isApi(path) && !wantsJsonAlone(headers.accept);
}

function wantsJsonAlone(accept = '*/*'): boolean {
  return accept.includes('json') && !/html|\*\/\*/.test(accept);
}

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return path;
}

function sendNotBuilt(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (pathOf(request) !== '/') return sendFailure(reply, { code: 'not-found' });
  return reply.type('text/plain').send('The web app is not built yet: npm run build\n');
}
