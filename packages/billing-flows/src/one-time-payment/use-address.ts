import { useEffect, useRef } from 'react';
import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import type { OneTimePaymentFlowProps, Place } from './one-time-payment.types.ts';
import { reopenings } from './places.ts';

export interface Address {
  /** Where the flow is; `null` while it is nowhere that an address could name. */
  readonly place: Place | null;
  readonly send: (event: OneTimePaymentEvent) => void;
}

/**
 * Keeps the address and the flow together. A step that was reached is put in the address; a step that the address asks
 * for (Back, Forward) is gone to where the chart allows it, and put right where it does not.
 */
export function useAddress(
  { step, onStepChange }: Pick<OneTimePaymentFlowProps, 'step' | 'onStepChange'>,
  { place, send }: Address,
): void {
  const told = useRef<Place | null>(null);
  const asked = useRef(step);

  useEffect(() => {
    if (step === asked.current) return;
    asked.current = step;
    if (step === undefined || step === told.current) return;
    if (step !== 'result') send(reopenings[step]);
    // Not allowed: the next effect run tells the address where the flow still is.
    told.current = step;
  }, [step, send]);

  useEffect(() => {
    if (place === null || place === told.current) return;
    const isFirst = told.current === null;
    told.current = place;
    asked.current = place;
    onStepChange?.(place, isFirst || place === 'result' ? 'replace' : 'push');
  });
}
