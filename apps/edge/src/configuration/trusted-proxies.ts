import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Which proxies are believed when they say for whom they speak: those at the listed addresses, or so many of them,
 * counted from the edge outwards. Zero for none.
 */
export type TrustedProxies = number | readonly string[];

const everybody: ReadonlySet<string> = new Set(['on', 'true', 'yes', 'all']);
const nobody: ReadonlySet<string> = new Set(['', 'off', 'false', 'no']);
const widest = { 4: 32, 6: 128 } as const;

/** An address, or a range of them like `10.0.0.0/8`. */
function isAddress(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  return bits === undefined || (Number(bits) > 0 && Number(bits) <= widest[version]);
}

/** `off`, a number of hops, or addresses and ranges with commas between. */
export const trustedProxies = z
  .string()
  .default('')
  .transform((given, context): TrustedProxies => {
    const text = given.trim().toLowerCase();
    if (nobody.has(text)) return 0;
    if (/^\d{1,2}$/.test(text)) return Number(text);
    const addresses = text.split(',').map((part) => part.trim());
    if (addresses.every(isAddress)) return addresses;
    const wrong = everybody.has(text)
      ? `"${given}" would believe any address that a client invents`
      : `"${given}" is neither a number nor a list of addresses`;
    context.addIssue({
      code: 'custom',
      message: `${wrong}; say how many proxies stand in front of the edge, like 1, or where they are, like 10.0.0.0/8, 192.0.2.7`,
    });
    return z.NEVER;
  });
