import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells each step that follows the one with which a page was opened: that one its address has already. */
export function useNextStep<Step extends object>(step: Step, onStep: (step: Step) => void): void {
  const tell = useEffectEvent(onStep);
  const opened = useRef(step);
  useEffect(() => {
    if (step !== opened.current) tell(step);
  }, [step]);
}
