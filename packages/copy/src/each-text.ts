import type { CopyTree } from './bundle.ts';

/** A copy file with each of its texts changed. */
export const eachText = (tree: CopyTree, change: (text: string) => string): CopyTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(value) : eachText(value, change),
    ]),
  );
