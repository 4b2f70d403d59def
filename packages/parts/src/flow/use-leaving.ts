import { useEffect, useEffectEvent, useState } from 'react';

export interface Leaving {
  /** Out of the flow; asks first where something is being sent. */
  readonly leave: () => void;
  readonly isAsking: boolean;
  /** Confirmed, and it has still to be handed over. */
  readonly isLeaving: boolean;
  readonly onConfirm: () => void;
  readonly onStay: () => void;
}

/** Every flow that sends at most once has these: the key is stored, then it is sent with. */
const isSending = (state: string): boolean => state === 'savingAttempt' || state === 'submitting';

/**
 * Leaving the flow. What was pressed is not stopped by it: whoever leaves is told so first, and goes once it has really
 * been sent.
 */
export function useLeaving(state: string, onLeave: () => void): Leaving {
  const [wish, setWish] = useState<'none' | 'asked' | 'confirmed'>('none');
  const go = useEffectEvent(onLeave);
  useEffect(() => {
    if (wish === 'confirmed' && state === 'submitting') go();
    // The answer came first: it is shown instead.
    else if (!isSending(state)) setWish('none');
  }, [wish, state]);
  return {
    leave: () => (isSending(state) ? setWish('asked') : onLeave()),
    isAsking: wish !== 'none' && isSending(state),
    isLeaving: wish === 'confirmed',
    onConfirm: () => setWish('confirmed'),
    onStay: () => setWish('none'),
  };
}
