import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that belong to nobody on the internet: this machine, private and link-local networks, and what clouds answer at. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits);
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the internet. An IPv4 address in the clothes of IPv6 is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  const kind = isIP(address);
  if (kind === 0 || /^::ffff:/i.test(address)) return false;
  return !closed.check(address, kind === 6 ? 'ipv6' : 'ipv4');
}

/** A connection to an address that is not of the internet was refused. */
export class PrivateAddress extends Error {
  constructor() {
    super('The address is not one of the internet.');
  }
}

/** Finds all addresses of a name. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a name for a connection, and refuses it when any of its addresses is not of the internet. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const [first] = found;
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return callback(new PrivateAddress(), '');
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
