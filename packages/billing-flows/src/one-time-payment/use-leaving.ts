import { useEffect, useEffectEvent, useState } from 'react';
import type { StateName } from './places.ts';

export interface Leaving {
  /** Out of the flow; asks first where a payment is being made. */
  readonly leave: () => void;
  readonly isAsking: boolean;
  /** Confirmed, and the payment has still to be handed over. */
  readonly isLeaving: boolean;
  readonly onConfirm: () => void;
  readonly onStay: () => void;
}

const isPaying = (state: StateName): boolean => state === 'savingAttempt' || state === 'submitting';

/**
 * Leaving the flow. A payment that was pressed is not stopped by it: whoever leaves is told so first, and goes once it has
 * really been sent.
 */
export function useLeaving(state: StateName, onLeave: () => void): Leaving {
  const [wish, setWish] = useState<'none' | 'asked' | 'confirmed'>('none');
  const go = useEffectEvent(onLeave);
  useEffect(() => {
    if (wish === 'confirmed' && state === 'submitting') go();
    // The answer came first: it is shown instead.
    else if (!isPaying(state)) setWish('none');
  }, [wish, state]);
  return {
    leave: () => (isPaying(state) ? setWish('asked') : onLeave()),
    isAsking: wish !== 'none' && isPaying(state),
    isLeaving: wish === 'confirmed',
    onConfirm: () => setWish('confirmed'),
    onStay: () => setWish('none'),
  };
}
