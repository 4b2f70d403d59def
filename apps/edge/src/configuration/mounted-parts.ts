import { isMountName, type MountName, ownAddress } from '@linework/contract';
import { z } from 'zod';

/** Another team's part: where it is mounted, where its module is on this origin, and what that must be. */
export interface MountedPartRow {
  readonly name: MountName;
  readonly address: string;
  readonly integrity: string;
}

/** Any origin will do to see whether an address names another. */
const origin = 'https://portal.invalid';
const isHash = (text: string): boolean =>
  /^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/.test(text);

/** Reads one row: `name=/path/of/module.js sha256-…`. @returns why it is none, as the end of a sentence */
function readRow(text: string): MountedPartRow | string {
  const [, name = '', address = '', integrity = ''] = /^([\w-]+)=(\S+)\s+(\S+)$/.exec(text) ?? [];
  if (!isMountName(name)) return 'is not "place=/address hash", with a place that there is';
  if (!address.startsWith('/') || ownAddress(address, origin) !== address)
    return 'does not name a module by its path on this origin';
  return isHash(integrity) ? { name, address, integrity } : 'has no sha256-, sha384- or sha512- hash';
}

/**
 * Which parts of other teams are mounted where: rows of `place=/address hash`, with semicolons between them. An address of
 * another origin is refused, and so is one without the hash that says what stands there.
 */
export const mountedParts = z
  .string()
  .default('')
  .transform((rows, context): readonly MountedPartRow[] => {
    const texts = rows
      .split(';')
      .map((row) => row.trim())
      .filter((row) => row !== '');
    const read = texts.map(readRow);
    const found = read.filter((row) => typeof row !== 'string');
    read.forEach((row, index) => {
      if (typeof row === 'string') context.addIssue({ code: 'custom', message: `"${texts[index]}" ${row}` });
    });
    if (new Set(found.map(({ name }) => name)).size < found.length)
      context.addIssue({ code: 'custom', message: 'a place is named twice' });
    return found;
  });
