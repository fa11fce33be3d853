import { failures, type Previews } from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { PlayableBox } from '../../live/game-rules.ts';
import { standingOf } from '../../live/for-viewer.ts';
import { matchPreview } from '../../link-previews/match-preview.ts';
import { pictureNames } from '../../link-previews/picture-names.ts';
import { standingLines } from '../../link-previews/page-preview.ts';
import type { Pictures } from '../../link-previews/pictures.ts';
import { readerLanguage } from '../../link-previews/reader-language.ts';
import type { MatchServices } from '../../matches/services.ts';
import type { DrawPictureTask } from '../../workers/draw-picture.ts';
import { acceptedValues } from '../accepted-values.ts';
import { type Api, IdParams } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { networkOf } from '../rate-limit/network.ts';
import { PRICES } from '../rate-limit/prices.ts';

export interface PictureRoutes {
  readonly services: MatchServices;
  readonly boxes: readonly PlayableBox[];
  readonly previews: Previews | undefined;
  readonly pictures: Pictures;
}

const Query = Type.Object({
  lang: Type.Optional(Type.String({ maxLength: 40, description: 'The language of its words.' })),
  ply: Type.Optional(
    Type.String({ maxLength: 20, description: 'Tells links apart; it is drawn as it stands.' }),
  ),
});

/** Pictures for links. That of a match is the same for everybody: what a watcher may see. */
export function pictureRoutes(api: Api, { services, boxes, previews, pictures }: PictureRoutes) {
  const textsFor = ({ headers }: FastifyRequest, lang: string | undefined) =>
    previews?.[readerLanguage(lang, acceptedValues(headers['accept-language']))];
  const boxOf = (game: string) => boxes.find(({ info }) => info.id === game);

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    task: DrawPictureTask,
    match?: string,
  ): Promise<FastifyReply> => {
    const terms = { guest: networkOf(request.ip), ...(match === undefined ? {} : { match }) };
    const drawn = await pictures.draw(task, terms);
    if (!drawn.ok) return sendFailure(reply, { code: 'busy' });
    return reply.type('image/png').send(Buffer.from(drawn.value));
  };

  api.get(
    '/games/:game/picture',
    {
      config: { price: PRICES.picture },
      schema: {
        tags: ['games'],
        summary: 'A picture for links to a game, as PNG',
        params: Type.Object({ game: Type.String({ maxLength: 60 }) }),
        querystring: Query,
        produces: ['image/png'],
        response: { 200: Type.Unknown(), ...failures('unknown-game', 'busy') },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const cover = boxOf(game)?.cover;
      const intro = textsFor(request, request.query.lang)?.games[game];
      if (cover === undefined) return sendFailure(reply, { code: 'unknown-game', game });
      const title = intro?.name ?? game;
      return send(request, reply, { title, lines: intro ? [intro.tagline] : [], art: { cover } });
    },
  );

  api.get(
    '/matches/:id/picture',
    {
      config: { price: PRICES.picture },
      schema: {
        tags: ['matches'],
        summary: 'A picture for links to a match, as PNG: what any watcher may see',
        params: IdParams,
        querystring: Query,
        produces: ['image/png'],
        response: {
          200: Type.Unknown(),
          ...failures('unknown-match', 'broken-match', 'not-welcome', 'busy'),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const found = await services.live.find(id);
      if (!found.ok) return sendFailure(reply, found.error);
      const live = found.value;
      // Whoever asks: a picture is handed on.
      if (live.facts.watchers === 'nobody') return sendFailure(reply, { code: 'not-welcome' });
      const box = boxOf(live.facts.game);
      const texts = textsFor(request, request.query.lang);
      const preview = await matchPreview(services, id, undefined);
      const { view } = standingOf(live, live.hosted, 'watcher');
      const art = await artOf(box, view);
      if (!art || !preview) return sendFailure(reply, { code: 'busy' });
      const title = texts?.games[live.facts.game]?.name ?? live.facts.game;
      const shown = { ...preview, names: pictureNames(preview.names) };
      const lines = texts ? standingLines(texts.words, shown) : [];
      return send(request, reply, { title, lines, art }, id);
    },
  );
}

async function artOf(
  box: PlayableBox | undefined,
  view: unknown,
): Promise<DrawPictureTask['art'] | undefined> {
  const draw = await box?.picture?.();
  if (draw) return { svg: draw(view) };
  return box?.cover === undefined ? undefined : { cover: box.cover };
}
