import path from 'node:path';
import { givenName } from '../new/given-name.ts';
import type { List } from './lists.ts';

const bare = (file: string): string => file.replace(/\.ts$/, '');
const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** A list as it is written, its files in the order of their names. */
export function textOf({ file: list, of, body }: List, found: readonly string[]): string {
  const files = found
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTest(file))
    .sort((one, other) => (bare(one) < bare(other) ? -1 : 1));
  const [before = '', after = ''] = splitAtLast(of, '*');
  const depth = before.split('/').length - 1;
  const listed = files.map((file) => {
    const from = path.posix.relative(path.posix.dirname(list), file);
    const name = after.startsWith('/') ? file.split('/')[depth] : path.posix.basename(file, after);
    return { from: from.startsWith('.') ? from : `./${from}`, name: givenName(name ?? '') };
  });
  const head = `// Written from ${of}; after adding or removing one, run \`npm run lists\`.`;
  return `${[head, ...body(listed)].join('\n')}\n`;
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + sign.length)];
}
