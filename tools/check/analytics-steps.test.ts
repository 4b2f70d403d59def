import { analyticsSteps } from '@linework/contract';
import { describe, expect, it } from 'vitest';

interface Places {
  readonly reopenings: object;
}

/** Of every flow whose steps stand in the address, what reopens each of them: a step that is left out does not compile. */
const places = import.meta.glob<Places>('../../packages/*/src/*/flow-states.tsx', {
  eager: true,
  import: 'places',
});
const flows = Object.entries(places).map(([file, { reopenings }]) => ({
  flow: file.split('/').at(-2),
  steps: Object.keys(reopenings),
}));

/** Said of any flow: nothing is in its address yet, it ended, or its step is none that is known. */
const ofAnyFlow = ['start', 'result', 'other'];

describe('The steps that are told of in how the portal is used', () => {
  it.each(flows)('have each step of $flow', ({ steps }) => {
    expect(steps.filter((step) => !analyticsSteps.some((one) => one === step))).toEqual([]);
  });

  it('have none that no flow has', () => {
    const known = new Set([...ofAnyFlow, ...flows.flatMap(({ steps }) => steps)]);
    expect(analyticsSteps.filter((step) => !known.has(step))).toEqual([]);
  });
});
