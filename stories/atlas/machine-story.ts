import { expect } from 'storybook/test';
import { type Atlas, loadAtlas } from './load-atlas.ts';
import { machineOf } from './machines.ts';

interface StoryOf {
  readonly args: { readonly flow: string };
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Reads the machine that a story names. */
export const loadMachine = async ({ args: { flow }, globals }: StoryOf): Promise<{ atlas: Atlas }> => ({
  atlas: await loadAtlas({ flow, machine: machineOf(flow), globals }),
});

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
