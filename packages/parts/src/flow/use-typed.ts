import { useState } from 'react';

/** Whether something was entered that leaving would lose, and the way out that asks about it first. */
export interface Typed {
  readonly isAsking: boolean;
  /** Out of the flow: asks first where something was entered. */
  readonly leave: () => void;
  /** Something was entered or chosen. */
  readonly onInput: () => void;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/**
 * What is entered in a flow that keeps no draft. A screen outside the counted steps has what was entered on it alone: it is
 * done with, or given up, when another is shown.
 * @param place the screen that is shown
 * @param isStep whether it is one of the steps, which have what was entered in common
 */
export function useTyped(place: string, isStep: boolean, onLeave: () => void): Typed {
  const [typedAt, setTypedAt] = useState<{ readonly place: string; readonly isStep: boolean } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const hasTyped = typedAt !== null && (typedAt.place === place || (typedAt.isStep && isStep));
  if (typedAt && !hasTyped) setTypedAt(null);
  return {
    isAsking: isAsking && hasTyped,
    leave: () => (hasTyped ? setAsking(true) : onLeave()),
    onInput: () => !hasTyped && setTypedAt({ place, isStep }),
    onStay: () => setAsking(false),
    onDiscard: () => {
      setAsking(false);
      onLeave();
    },
  };
}
