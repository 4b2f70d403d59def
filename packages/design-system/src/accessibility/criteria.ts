import type { PatternName } from './patterns.ts';
import type { CriterionNumber } from './wcag.ts';

/** A story by its address in the catalogue, `components-button--primary`. Its play proves what it is named for. */
export type ProvingStory = `components-${string}--${string}`;

export interface KeyPromise {
  /** As it stands on the keyboard: `Enter`, `Shift + Tab`. */
  readonly key: string;
  readonly does: string;
  readonly provenBy: ProvingStory;
}

export interface SpokenPromise {
  /** What assistive technology is told: a name, a state, a description, an announcement. */
  readonly says: string;
  readonly provenBy: ProvingStory;
}

/** What a component promises to whoever uses it with a keyboard, a screen reader, a magnifier or colours of their own. */
export interface AccessibilityCriteria {
  /** The role it has, or the element it is. */
  readonly role: string;
  /** The pattern or practice of the ARIA Authoring Practices that it follows. */
  readonly pattern: PatternName;
  /** Each key and what it does; or, where there is nothing to operate, why. */
  readonly keyboard: readonly KeyPromise[] | string;
  readonly names: readonly SpokenPromise[];
  /** Where the focus goes, and how it is seen. */
  readonly focus: string;
  /** How it meets the criteria of WCAG 2.2 that bear on it. */
  readonly wcag: Readonly<Partial<Record<CriterionNumber, string>>>;
  readonly forcedColors: string;
  readonly reducedMotion: string;
  /** At 400 %, a window 320 CSS pixels wide. */
  readonly zoom: string;
}
