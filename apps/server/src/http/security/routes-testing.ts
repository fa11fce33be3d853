import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  readonly path: string;
}

/** Every route that the app answers, also those that its documentation leaves out; HEAD goes with GET. */
export function routesOf(app: FastifyInstance): readonly Route[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part = '', methods = ''] = /^(.*?)── (\S+) \((.*)\)$/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = Math.floor(indent.length / 4);
      parents.length = depth;
      const path = parents.join('') + part;
      parents.push(part);
      const named = methods.split(', ').filter((method) => method !== 'HEAD');
      return named.map((method) => ({ method, path }));
    });
}
