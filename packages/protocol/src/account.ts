import { type Static, Type } from 'typebox';
import { MailInfo } from './mail.ts';
import { NotificationSettings } from './notifications.ts';
import { GameCounts } from './profile.ts';
import { TokenInfo } from './token.ts';

const Id = Type.String({ maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' });
const Binary = Type.String({ maxLength: 12_000, pattern: '^[A-Za-z0-9_-]*$' });
const Moment = Type.Integer({ description: 'Milliseconds since 1970.' });
const closed = { additionalProperties: false } as const;

/** What somebody likes: the page writes and reads it, and the server only keeps it. */
const DeviceSettings = Type.String({ maxLength: 2000 });

const Name = Type.String({ maxLength: 400 });
const Password = Type.String({ maxLength: 1000 });

export const NamedAccount = Type.Object(
  { name: Name, password: Password, settings: Type.Optional(DeviceSettings) },
  closed,
);
export type NamedAccount = Static<typeof NamedAccount>;

export const SignIn = Type.Object({ name: Name, password: Password }, closed);
export type SignIn = Static<typeof SignIn>;

export const Recovery = Type.Object({ code: Type.String({ maxLength: 60 }) }, closed);
export type Recovery = Static<typeof Recovery>;

export const PasswordChange = Type.Object(
  { name: Name, password: Password, current: Type.Optional(Password) },
  closed,
);
export type PasswordChange = Static<typeof PasswordChange>;

export const SettingsChange = Type.Object({ settings: DeviceSettings }, closed);
export type SettingsChange = Static<typeof SettingsChange>;

/** As WebAuthn has them, for `navigator.credentials`; binary fields in base64url. */
export const PasskeyOptions = Type.Object({
  options: Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Object({})),
});
export type PasskeyOptions = Static<typeof PasskeyOptions>;

export const NewPasskey = Type.Object(
  {
    id: Id,
    clientDataJSON: Binary,
    attestationObject: Binary,
    transports: Type.Array(Type.String({ maxLength: 20, pattern: '^[a-z-]+$' }), { maxItems: 8 }),
    settings: Type.Optional(DeviceSettings),
  },
  closed,
);
export type NewPasskey = Static<typeof NewPasskey>;

export const PasskeySignIn = Type.Object(
  { id: Id, clientDataJSON: Binary, authenticatorData: Binary, signature: Binary },
  closed,
);
export type PasskeySignIn = Static<typeof PasskeySignIn>;

/** By which somebody shows again that an account is theirs: the one or the other. */
export const AccountProof = Type.Object(
  { password: Type.Optional(Password), passkey: Type.Optional(PasskeySignIn) },
  closed,
);
export type AccountProof = Static<typeof AccountProof>;

/** Shown once: only their hashes are kept. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const SignedIn = Type.Object({
  id: Type.String(),
  settings: Type.Optional(DeviceSettings),
  matches: Type.Integer({ description: 'How many this device has brought along.' }),
});
export type SignedIn = Static<typeof SignedIn>;

export const PasskeyInfo = Type.Object({
  id: Type.String(),
  device: Type.String(),
  madeAt: Moment,
  usedAt: Moment,
});
export type PasskeyInfo = Static<typeof PasskeyInfo>;

export const SessionInfo = Type.Object({
  id: Type.String(),
  device: Type.String(),
  madeAt: Moment,
  seenAt: Type.Integer({ description: 'Milliseconds since 1970, to within ten minutes.' }),
  isThis: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

export const AccountInfo = Type.Object({
  /** Absent where the server sends none: then there is no route and no field for it. */
  canMail: Type.Optional(Type.Literal(true)),
  /** Absent for guests. */
  account: Type.Optional(
    Type.Object({
      name: Type.Optional(Type.String()),
      hasPassword: Type.Boolean(),
      madeAt: Moment,
      codesLeft: Type.Integer(),
      passkeys: Type.Array(PasskeyInfo),
      sessions: Type.Array(SessionInfo),
      /** Absent where the server sends none. */
      mail: Type.Optional(MailInfo),
    }),
  ),
});
export type AccountInfo = Static<typeof AccountInfo>;

export const Done = Type.Object({});

/** Everything that is kept of a player. */
export const PlayerData = Type.Object({
  player: Type.String(),
  name: Type.Optional(Type.String()),
  account: Type.Optional(
    Type.Object({
      name: Type.Optional(Type.String()),
      hasPassword: Type.Boolean(),
      madeAt: Moment,
      settings: Type.Optional(DeviceSettings),
      codesLeft: Type.Integer(),
      passkeys: Type.Array(PasskeyInfo),
      sessions: Type.Array(SessionInfo),
      mail: Type.Optional(MailInfo),
    }),
  ),
  notifications: Type.Optional(NotificationSettings),
  matches: Type.Array(
    Type.Object({
      id: Type.String(),
      game: Type.String(),
      options: Type.String({ description: 'As JSON.' }),
      seat: Type.Integer(),
      madeAt: Moment,
      lastAt: Moment,
      plies: Type.Integer(),
      outcome: Type.Optional(Type.String({ description: 'As JSON.' })),
    }),
  ),
  friends: Type.Array(Type.Object({ player: Type.String(), since: Moment })),
  chat: Type.Array(
    Type.Object({
      match: Type.String(),
      room: Type.String(),
      number: Type.Integer(),
      at: Moment,
      ply: Type.Integer({ description: 'Where the log ended then.' }),
      phrase: Type.Optional(Type.String({ description: 'One of those that are translated.' })),
      text: Type.Optional(Type.String()),
    }),
    { description: 'What you have said at tables, as far as it is kept.' },
  ),
  results: Type.Array(GameCounts, { description: 'How often you have won, drawn and lost.' }),
  openings: Type.Array(
    Type.Object({
      game: Type.String(),
      side: Type.String({ description: 'A seat, where it matters.' }),
      opening: Type.String(),
      times: Type.Integer(),
    }),
  ),
  ratings: Type.Array(
    Type.Object({
      game: Type.String(),
      mu: Type.Number(),
      sigma: Type.Number(),
      matches: Type.Integer({ description: 'How many it comes from.' }),
    }),
  ),
  departures: Type.Integer({
    description:
      'How often a table was left so that somebody was replaced or lost, as far as it is kept.',
  }),
  mutes: Type.Array(Type.Object({ author: Type.String(), at: Moment })),
  evenings: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      madeAt: Moment,
      isHost: Type.Boolean(),
    }),
  ),
  programs: Type.Array(TokenInfo, { description: 'Tokens that play for you, without the tokens.' }),
  browsers: Type.Array(Type.Object({ endpoint: Type.String(), language: Type.String() }), {
    description: 'Where notices are pushed to.',
  }),
});
export type PlayerData = Static<typeof PlayerData>;
