import type { AddressInfo } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Where other devices find this server. Who asks from elsewhere has found it: only who sits at this very
 * machine, and calls it by a name that no other device can use, is told its addresses in the home network.
 */
export function reachableOrigins(
  request: FastifyRequest,
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
): readonly string[] {
  if (publicUrl) return [publicUrl.origin];
  const asked = URL.parse(`${request.protocol}://${request.host}`);
  if (asked && !isLoopback(asked.hostname)) return [asked.origin];
  if (isLoopback(host) || !isLoopback(request.ip) || isForwarded(request)) return [];
  const { port } = request.server.server.address() as AddressInfo;
  return addressesIn(networkInterfaces()).map((address) => `http://${address}:${port}`);
}

/** Those of IPv4, which every phone speaks and which can be typed; the usual ones of a home first. */
export function addressesIn(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): readonly string[] {
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) =>
      infos
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map((info) => ({ name, info })),
    )
    .toSorted((one, other) => rankOf(one.name, one.info) - rankOf(other.name, other.info))
    .map(({ info }) => info.address);
}

/** What containers and tunnels have made is rarely where a phone is. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|tun|tap|wg|utun|tailscale|zt|vEthernet)/i;

function rankOf(name: string, { address }: NetworkInterfaceInfo): number {
  if (VIRTUAL.test(name)) return 3;
  if (address.startsWith('192.168.')) return 0;
  return /^(10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) ? 1 : 2;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/i.test(host);
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
}
