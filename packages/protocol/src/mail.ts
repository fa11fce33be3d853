import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

const Address = Type.String({ maxLength: 320, description: 'One address: ann@example.org.' });

export const MailAddressRequest = Type.Object(
  {
    address: Address,
    language: Type.String({
      pattern: '^(nl|en|de|fr)$',
      description: 'In which mails are written.',
    }),
  },
  closed,
);
export type MailAddressRequest = Static<typeof MailAddressRequest>;

/** Absent fields: no address is confirmed, none waits for it. */
export const MailInfo = Type.Object({
  address: Type.Optional(Type.String()),
  isRefused: Type.Optional(
    Type.Boolean({ description: 'Nobody was there: nothing is sent any more.' }),
  ),
  pending: Type.Optional(Type.String({ description: 'Given, and not confirmed yet.' })),
});
export type MailInfo = Static<typeof MailInfo>;

export const MailRecovery = Type.Object({ address: Address }, closed);
export type MailRecovery = Static<typeof MailRecovery>;

export const MailToken = Type.Object(
  { token: Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' }) },
  closed,
);
export type MailToken = Static<typeof MailToken>;

export const StoppedMail = Type.Object({
  kind: Type.Union([Type.Literal('yourTurn'), Type.Literal('timeShort'), Type.Literal('digest')]),
});
export type StoppedMail = Static<typeof StoppedMail>;
