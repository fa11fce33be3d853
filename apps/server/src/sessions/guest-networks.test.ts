import { expect, it } from 'vitest';
import { guestNetworks } from './guest-networks.ts';

it('charges all guests of one network to one account, and who is unknown alone', () => {
  const networks = guestNetworks();
  networks.note('ann', '192.0.2.7');
  networks.note('bob', '192.0.2.7');
  expect(networks.accountOf('ann')).toBe(networks.accountOf('bob'));
  expect(networks.accountOf('carol')).toBe('carol');
  networks.note('ann', '198.51.100.1');
  expect(networks.accountOf('ann')).not.toBe(networks.accountOf('bob'));
});
