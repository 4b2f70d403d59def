import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageLocation } from './page-location.ts';

/** What of a step stays with its entry in the history: texts by name. */
export type KeptStep = Readonly<Record<string, string>>;

/** What was kept with an entry under `step`; `null` where that is nothing, or anything but texts. */
export function keptStepIn(state: unknown): KeptStep | null {
  const step: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'step') : null;
  if (typeof step !== 'object' || step === null) return null;
  const texts = Object.entries(step).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length === Object.keys(step).length ? Object.fromEntries(texts) : null;
}

export interface StepEntry {
  /** Another one for each entry: a page is drawn anew where its step is another one. */
  readonly key: string;
  readonly kept: KeptStep | null;
  /** Keeps a step with an entry of its own, or in place of one that was kept; `null` keeps none. */
  readonly keep: (step: KeptStep | null) => void;
}

/**
 * A step of a page with an entry of its own in the history: Back leads to the step before, and a phone that lets go of the
 * tab while its owner reads an email brings it back as it was.
 */
export function useKeptStep(): StepEntry {
  const navigate = useNavigate();
  const { key, pathname, search, state } = usePageLocation();
  const kept = keptStepIn(state);
  const isKept = kept !== null;
  const keep = useCallback(
    (step: KeptStep | null) => {
      if (step || isKept) void navigate({ pathname, search }, { replace: isKept, state: step && { step } });
    },
    [navigate, pathname, search, isKept],
  );
  return { key, kept, keep };
}
