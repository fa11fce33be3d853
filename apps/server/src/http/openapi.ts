import type { SwaggerOptions } from '@fastify/swagger';

export const OPENAPI: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Spellenkast',
      version: '1',
      description:
        'Acts are requests with JSON; what happens comes by an event stream. ' +
        'Who you are is in a signed cookie that `GET /api/me` and every act give you, ' +
        'or, for a program, in a token: `Authorization: Bearer kast_…`.',
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    tags: [
      { name: 'you', description: 'Who you are' },
      { name: 'matches', description: 'Setting tables and finding matches' },
      { name: 'seats', description: 'Invitations, seats and rematches' },
      { name: 'play', description: 'Deciding, and what happens' },
      { name: 'chat', description: 'What is said at a table' },
      { name: 'programs', description: 'For programs' },
      { name: 'tokens', description: 'Tokens, by which programs play' },
      { name: 'players', description: 'What players show of themselves' },
      { name: 'friends', description: 'Friends, by a link' },
      { name: 'club', description: 'Evenings of a club: people, rounds and standings' },
      { name: 'moderation', description: 'For who runs the server' },
      { name: 'records', description: 'Matches as files' },
    ],
  },
};
