import type { CopyInstance } from '@linework/copy';
import { expect } from 'storybook/test';
import type { Atlas } from './load-atlas.ts';
import { loadAtlas } from './load-atlas.ts';
import { machineOf } from './machines.ts';

interface StoryOf {
  readonly args: { readonly flow: string };
  readonly globals: Readonly<Record<string, unknown>>;
  readonly loaded: { readonly copy?: CopyInstance };
}

/** Reads the machine that a story names. The preview's own loader has brought the words before. */
export async function loadMachine({
  args: { flow },
  globals,
  loaded: { copy },
}: StoryOf): Promise<{ atlas: Atlas }> {
  if (!copy) throw new Error('The words of this story did not load');
  return { atlas: await loadAtlas({ flow, machine: machineOf(flow), copy, globals }) };
}

interface Played {
  readonly canvas: { getAllByRole: (role: 'button', options: { name: RegExp }) => HTMLElement[] };
  readonly loaded: { readonly atlas?: Atlas };
}

/** What every map has to keep, whichever machine it is of. */
export async function everyStateStands({ canvas, loaded: { atlas } }: Played): Promise<void> {
  const states = atlas?.graph.states.filter(({ kind }) => kind === 'state') ?? [];
  await expect(states.length).toBeGreaterThan(0);
  await expect(canvas.getAllByRole('button', { name: /choose for the path$/ })).toHaveLength(states.length);
}
