import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityFor } from './content-security.ts';
import { sendFailure } from './error-responses.ts';

export interface PagesOptions {
  /** The built web app. */
  readonly webDir: string;
  readonly isHttps: boolean;
}

/** The web app: its files, and its page at every address that is none of a file or of the API. */
export async function pages(
  app: FastifyInstance,
  { webDir, isHttps }: PagesOptions,
): Promise<void> {
  const index = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined);
  if (index === undefined) return pagesNotBuilt(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityFor(index, isHttps) },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webDir, 'assets'));
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', caching);
    },
  });
  // Nothing is returned: the reply would be waited for once more, by listeners of its own.
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) reply.sendFile('index.html');
    else sendFailure(reply, { code: 'not-found' });
  });
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isReading = method === 'GET' || method === 'HEAD';
  const wantsHtml = headers.accept?.includes('text/html') ?? false;
  const isFile = /\.\w+$/.test(path);
  return isReading && wantsHtml && !isFile && !/^\/api(\/|$)/.test(path);
}

/** The server can do its work without the web app: in tests, and while that is being developed. */
function pagesNotBuilt(app: FastifyInstance): void {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => hintToBuild(reply));
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, { code: 'not-found' }));
}

function hintToBuild(reply: FastifyReply): FastifyReply {
  return reply.type('text/plain').send('The web app is not built yet: npm run build\n');
}
