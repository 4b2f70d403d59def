import { isIPv6 } from 'node:net';

/** IPv4 addresses as IPv6 writes them: mapped ones, and those that a translator of addresses (NAT64) makes. */
const ipv4Prefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The eight groups of an IPv6 address. The parser of addresses writes one in one way, however it was written before. */
function allGroups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

const twoBytes = (group: string): number[] => {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 0xff];
};

/**
 * Whom limits count by: an IPv4 address, however it is written, and of an IPv6 address its first 64 bits, since one line is
 * given that many addresses to choose from.
 * @param address as the server reads it from the connection or a believed proxy; a connection that was hung up has none,
 * and all of those count as one
 */
export function callerNetwork(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%');
  if (!isIPv6(plain)) return plain;
  const groups = allGroups(plain);
  return ipv4Prefixes.includes(groups.slice(0, 6).join(':'))
    ? groups.slice(6).flatMap(twoBytes).join('.')
    : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The site that a network is one of, as far as it can be told: of an IPv6 network its first 48 bits, since one customer may
 * be given that many. Any other network is one by itself.
 * @param network as `callerNetwork` tells it
 */
export const siteOf = (network: string): string => network.replace(/:[^:]+::\/64$/, '::/48');
