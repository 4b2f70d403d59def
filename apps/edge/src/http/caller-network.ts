import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * Whom limits count by: an IPv4 address, and of an IPv6 address its first 64 bits, since one line is given that many
 * addresses to choose from.
 * @param address as the server reads it from the connection or a believed proxy; a connection that was hung up has none,
 * and all of those count as one
 */
export function callerNetwork(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  // The parser of addresses writes one address in one way, however it was written before.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/**
 * The site that a network is one of, as far as it can be told: of an IPv6 network its first 48 bits, since one customer may
 * be given that many. Any other network is one by itself.
 * @param network as `callerNetwork` tells it
 */
export const siteOf = (network: string): string => network.replace(/:[^:]+::\/64$/, '::/48');
