import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { fileNamed } from '../visual/prove/file-named.ts';

/** What lies over the page, each over the one before: no story shows a dialog over a bar, or a notice over a dialog. */
const fromBelow = [
  ['the sticky Continue', 'FlowActions.tsx'],
  ['the bar at the foot', 'page-parts.ts'],
  ['the account menu', 'account-menu-parts.ts'],
  ['a dialog', 'modal-parts.ts'],
  ['a notice over every page', 'NoticeBar.tsx'],
  ['the bar of a page on its way', 'LoadingBar.tsx'],
] as const;

function layerOf(name: string): number {
  const [, layer] = /z-index: (\d+)/.exec(readFileSync(path.join(root, fileNamed(name, root)), 'utf8')) ?? [];
  return Number(layer);
}

test.each(fromBelow.slice(1).map(([above, file], at) => ({ above, file, below: fromBelow[at] })))(
  '$above lies over $below.0',
  ({ file, below }) => {
    expect(layerOf(file)).toBeGreaterThan(layerOf(below?.[1] ?? ''));
  },
);
