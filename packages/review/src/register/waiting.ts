import type { AwaitedScreen, OutcomeOrigin } from './outcome-origin.ts';

/** The origin of an outcome that no screen leads to yet. */
export const waiting = (specTitle: string | null, screen: AwaitedScreen): OutcomeOrigin => ({
  specTitle,
  occursOn: [screen],
  producer: { waitsFor: screen },
});
