import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { Type } from 'typebox';

/** The part of the app that speaks JSON; request bodies are typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** As ids are made. Anything else is no address that was ever given out, and no text for a database. */
export const IdParams = Type.Object({
  id: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }),
});

/** For looking: whose eyes with. Less than one's own may be asked for, never more. */
export const LookQuery = Type.Object({
  as: Type.Optional(
    Type.Literal('watcher', {
      description: 'Only what a watcher is shown, also where you have a seat: for a big screen.',
    }),
  ),
});
