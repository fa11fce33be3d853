import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which kind of mail to end, and for whom. */
export interface StopOrder {
  readonly account: string;
  readonly kind: string;
}

/** Signed and good for ever: a mail may be read years later, and ending it twice does no harm. */
export function stopToken(secret: string, { account, kind }: StopOrder): string {
  return `${kind}.${account}.${signature(secret, `${kind}.${account}`)}`;
}

export function readStopToken(secret: string, token: string): StopOrder | undefined {
  const [kind = '', account = '', signed = '', ...more] = token.split('.');
  const right = Buffer.from(signature(secret, `${kind}.${account}`));
  const given = Buffer.from(signed);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && more.length === 0 ? { account, kind } : undefined;
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`mail-stop:${text}`).digest('base64url');
}
