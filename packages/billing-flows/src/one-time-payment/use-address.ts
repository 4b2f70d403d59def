import { useEffect, useRef } from 'react';
import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import type { OneTimePaymentFlowProps, Place } from './one-time-payment.types.ts';
import { reopenings } from './places.ts';

export interface FlowPosition {
  /** Where the flow is; `null` while it is nowhere that an address could name. */
  readonly place: Place | null;
  readonly can: (event: OneTimePaymentEvent) => boolean;
  readonly send: (event: OneTimePaymentEvent) => void;
}

/**
 * Keeps the address and the flow together. A step that was reached is put in the address; a step that the address asks
 * for (Back, Forward) is gone to where the chart allows it, and the address put right where it does not. A result that
 * the address still names, after a reload or Back, was told already: billing home says what the account owes since.
 */
export function useAddress(
  { step, onStepChange, onLeave }: Pick<OneTimePaymentFlowProps, 'step' | 'onStepChange' | 'onLeave'>,
  { place, can, send }: FlowPosition,
): void {
  /** What the address says as far as we know, and where the flow was when we last looked. */
  const known = useRef<{ step: Place | undefined; place: Place | null }>({ step, place: null });

  useEffect(() => {
    const { step: knownStep, place: knownPlace } = known.current;
    if (step !== knownStep && step !== undefined && step !== place) {
      known.current = { step, place: knownPlace };
      if (step !== 'result' && can(reopenings[step])) {
        known.current = { step, place: step };
        send(reopenings[step]);
      } else if (place) {
        known.current = { step: place, place };
        onStepChange?.(place, 'replace');
      }
    } else if (place !== null && place !== knownPlace) {
      const isToldAlready = knownPlace === null && step === 'result' && place === 'amount';
      known.current = { step: isToldAlready ? step : place, place };
      if (isToldAlready) onLeave('replace');
      else onStepChange?.(place, knownPlace === null || place === 'result' ? 'replace' : 'push');
    }
  });
}
