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
  readonly canvasElement: HTMLElement;
  readonly loaded: { readonly atlas?: Atlas };
}

/** What every map has to keep, whichever machine it is of. (Asking for roles would go through thousands of elements.) */
export async function everyStateStands({ canvasElement, loaded: { atlas } }: Played): Promise<void> {
  const states = atlas?.graph.states.filter(({ kind }) => kind === 'state') ?? [];
  await expect(states.length).toBeGreaterThan(0);
  await expect(canvasElement.querySelectorAll('svg [aria-pressed]')).toHaveLength(states.length);
}
