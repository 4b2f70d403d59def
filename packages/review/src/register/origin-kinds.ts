import type { OutcomeOrigin } from './outcome-origin.ts';
import type { FlowPlace, OutcomePlace } from './outcome-places.ts';

/** The origin of an outcome that anyone meets by doing what is told of it. */
export const by = (occursOn: readonly OutcomePlace[], specTitle: string | null = null): OutcomeOrigin => ({
  specTitle,
  occursOn,
  producer: { byHand: true },
});

/** The origin of an outcome that nothing leads to yet. */
export const waiting = (specTitle: string | null, place: FlowPlace): OutcomeOrigin => ({
  specTitle,
  occursOn: [place],
  producer: { waitsFor: place },
});

/** The same origin, met in other places too. */
export const alsoOn = (origin: OutcomeOrigin, ...places: readonly OutcomePlace[]): OutcomeOrigin => ({
  ...origin,
  occursOn: [...origin.occursOn, ...places],
});
