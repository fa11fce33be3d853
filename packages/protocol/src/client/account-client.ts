import type {
  AccountInfo,
  AccountProof,
  NamedAccount,
  NewPasskey,
  PasskeyOptions,
  PasskeySignIn,
  PasswordChange,
  RecoveryCodes,
  SignedIn,
  SignIn,
} from '../account.ts';
import type { MailAddressRequest, MailInfo, StoppedMail } from '../mail.ts';
import { browserTransport } from './browser-transport.ts';
import { request, type Transport } from './request.ts';

export type { AccountInfo, MailInfo, NewPasskey, PasskeySignIn, SignedIn, StoppedMail };
export { SHORTEST_PASSWORD } from '../longest-name.ts';

/** All that has to do with accounts: most visits never need it, so it is apart from the rest. */
export function connectToAccount(origin = '', transport: Transport = browserTransport) {
  const ask =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    <Value>(path: string, body?: unknown) =>
      request<Value>(transport, method, `${origin}/api/account${path}`, body);
  const [get, post, put, remove] = [ask('GET'), ask('POST'), ask('PUT'), ask('DELETE')];
  return {
    info: () => get<AccountInfo>(''),
    make: (account: NamedAccount) => post<RecoveryCodes>('', account),
    signIn: (signIn: SignIn) => post<SignedIn>('/sign-in', signIn),
    recover: (code: string) => post<SignedIn>('/recovery', { code }),
    signOut: () => post<object>('/sign-out', {}),
    setPassword: (change: PasswordChange) => put<object>('/password', change),
    keepSettings: (settings: string) => put<object>('/settings', { settings }),
    newPasskeyOptions: () => post<PasskeyOptions>('/passkey-options', {}),
    /** With codes where it has made an account. */
    addPasskey: (passkey: NewPasskey) => post<RecoveryCodes>('/passkeys', passkey),
    removePasskey: (id: string) => remove<object>(`/passkeys/${encodeURIComponent(id)}`),
    passkeySignInOptions: () => post<PasskeyOptions>('/passkey-sign-in-options', {}),
    signInByPasskey: (passkey: PasskeySignIn) => post<SignedIn>('/passkey-sign-in', passkey),
    /** Asked for by `proof-needed`: then what was refused is asked for again. */
    prove: (proof: AccountProof) => post<object>('/proof', proof),
    newCodes: () => post<RecoveryCodes>('/codes', {}),
    endSession: (id: string) => remove<object>(`/sessions/${encodeURIComponent(id)}`),
    giveMailAddress: (wish: MailAddressRequest) => put<MailInfo>('/mail', wish),
    removeMailAddress: () => remove<object>('/mail'),
    confirmMailAddress: (token: string) => post<object>('/mail/confirmation', { token }),
    /** Answered in the same way whether anybody has this address or not. */
    askForMailLink: (address: string) => post<object>('/mail/recovery', { address }),
    signInByMailLink: (token: string) => post<SignedIn>('/mail/sign-in', { token }),
    stopMail: (token: string) =>
      request<StoppedMail>(
        transport,
        'POST',
        `${origin}/api/mail/unsubscribe/${encodeURIComponent(token)}`,
        {},
      ),
    /** Where a browser finds the file. */
    exportAddress: `${origin}/api/account/export`,
    deleteAll: () => remove<object>(''),
  };
}
