import type { Config } from './config.ts';

/** What is allowed but seldom meant: told in the log at every start. */
export function warningsOn({ trustProxy, publicUrl }: Config): readonly string[] {
  const warnings: string[] = [];
  if (trustProxy === true) {
    warnings.push(
      'TRUST_PROXY=true believes X-Forwarded-For of anybody who reaches this port: whoever does can pass ' +
        'for any address and has no rate limit. Name the addresses of your proxies instead.',
    );
  }
  if (trustProxy === false && publicUrl?.protocol === 'https:') {
    warnings.push(
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY names none: all players come from ' +
        'its address, and share one rate limit.',
    );
  }
  return warnings;
}
