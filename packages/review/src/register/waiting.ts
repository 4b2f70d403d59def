import type { OutcomeOrigin } from './outcome-origin.ts';
import type { AwaitedPlace } from './outcome-places.ts';

/** The origin of an outcome that nothing leads to yet. */
export const waiting = (specTitle: string | null, place: AwaitedPlace): OutcomeOrigin => ({
  specTitle,
  occursOn: [place],
  producer: { waitsFor: place },
});
