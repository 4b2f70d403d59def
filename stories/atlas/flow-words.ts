import type { CopyInstance, CopyTree } from '@linework/copy';
import { readCopyPath } from '@linework/copy/copy-files';

/** Where a text stands: in which copy file, under which key. */
export interface TextPlace {
  readonly namespace: string;
  readonly key: string;
}

const english = {
  ...import.meta.glob<CopyTree>('../../packages/*/src/*/*-atlas.en.json', { eager: true, import: 'default' }),
  ...import.meta.glob<CopyTree>(['./atlas.en.json', '../reach/reach.en.json'], {
    eager: true,
    import: 'default',
  }),
};

const namespaceOf = (file: string): string => readCopyPath(file)?.namespace ?? '';
const trees = new Map(Object.entries(english).map(([file, tree]) => [namespaceOf(file), tree]));

function isText(namespace: string, path: readonly string[]): boolean {
  let found: CopyTree | string | undefined = trees.get(namespace);
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string';
}

/** The place of a text in what a flow says of itself to reviewers, `wallet-atlas.en.json`; null where it says no such thing. */
export const ownText = (flow: string, ...path: readonly string[]): TextPlace | null =>
  textIn(namespaceOf(`${flow}-atlas.en.json`), ...path);

/** The place of a text in a copy file of the catalog's own; null where it has no such thing. */
export const textIn = (namespace: string, ...path: readonly string[]): TextPlace | null =>
  isText(namespace, path) ? { namespace, key: path.join('.') } : null;

export const textAt = (copy: CopyInstance, { namespace, key }: TextPlace): string =>
  copy.t(key, { ns: namespace });
