import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { mustWork, openTestServer, TOYS } from '../testing.ts';
import { addressesIn } from './reach.ts';

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  const mac = '00:00:00:00:00:00';
  return { address, netmask: '255.255.255.0', family: 'IPv4', mac, internal, cidr: null };
}

describe('where phones find the server', () => {
  it('is the address in the home network first, and not what containers have made', () => {
    const addresses = addressesIn({
      lo: [ipv4('127.0.0.1', true)],
      docker0: [ipv4('172.17.0.1')],
      tun0: [ipv4('10.8.0.2')],
      eth0: [ipv4('10.0.0.5')],
      wlan0: [ipv4('192.168.1.20')],
    });
    expect(addresses.slice(0, 2)).toEqual(['192.168.1.20', '10.0.0.5']);
    expect(addresses).not.toContain('127.0.0.1');
  });

  it('is where players are told to come', async () => {
    const env = { PUBLIC_URL: 'https://kast.example' };
    const server = await openTestServer({ boxes: TOYS, env });
    expect(mustWork(await server.newGuest().client.reach())).toEqual({
      origins: ['https://kast.example'],
    });
  });

  it('is where it was found, for who comes by a name of it', async () => {
    const { server } = await openTestServer({ boxes: TOYS });
    const headers = { host: 'speelhuis.local:8080' };
    const answer = await server.app.inject({ url: '/api/reach', headers });
    expect(answer.json()).toEqual({ origins: ['http://speelhuis.local:8080'] });
  });

  it.each([
    ['from elsewhere', { remoteAddress: '203.0.113.9' }],
    ['through a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' } }],
  ])('is nobody’s business who asks %s', async (_how, asking) => {
    const { server } = await openTestServer({ boxes: TOYS });
    const answer = await server.app.inject({
      url: '/api/reach',
      headers: { host: 'localhost' },
      ...asking,
    });
    expect(answer.json()).toEqual({ origins: [] });
  });
});
