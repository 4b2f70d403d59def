import { useEffect, useRef } from 'react';
import type { OneTimePaymentContext } from './one-time-payment.context.ts';
import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import type { OneTimePaymentFlowProps, PaymentAddress, Place } from './one-time-payment.types.ts';
import { reopenings } from './places.ts';

export interface FlowPosition {
  /** Where the flow is; `null` while it is nowhere that an address could name. */
  readonly place: Place | null;
  /** The flow asks whether a form that was kept is gone on with: it is at none of its steps, nor at a result. */
  readonly isOffering: boolean;
  readonly context: OneTimePaymentContext;
  readonly can: (event: OneTimePaymentEvent) => boolean;
  readonly send: (event: OneTimePaymentEvent) => void;
}

/** What the address says of a place: the figure that is being paid, or the payment whose result is shown. */
export function addressOf(
  place: Place,
  { amount, result }: Pick<OneTimePaymentContext, 'amount' | 'result'>,
): PaymentAddress & { readonly step: Place } {
  if (place !== 'result')
    return amount.choice === 'other' ? { step: place } : { step: place, amount: amount.choice };
  return result?.payment ? { step: place, payment: result.payment.id } : { step: place };
}

/** What is known of the address, and where the flow was when it was last looked at. */
interface Known {
  readonly step: Place | undefined;
  readonly place: Place | null;
  /** The address of that place. */
  readonly text: string;
  /** The steps that were put into the address and have not been seen in it yet, in that order. */
  readonly sent: readonly (Place | undefined)[];
}

/**
 * Keeps the address and the flow together. Where the flow is, the address says; a step that the address asks for (Back,
 * Forward) is gone to where the chart allows it, and the address put right where it does not.
 */
export function useAddress(
  { address, onAddressChange }: Pick<OneTimePaymentFlowProps, 'address' | 'onAddressChange'>,
  { place, isOffering, context, can, send }: FlowPosition,
): void {
  const step = address?.step;
  const known = useRef<Known>({ step, place: null, text: '', sent: [] });

  useEffect(() => {
    const before = known.current;
    // The browser shows an address some time after it was put there, when the flow may be further on already.
    const echo = step === before.step ? -1 : before.sent.lastIndexOf(step);
    const isAsked = step !== before.step && echo === -1 && step !== undefined && step !== place;
    const sent = isAsked ? [] : before.sent.slice(echo + 1);
    known.current = { ...before, step, sent };
    if (place === null) {
      if (isOffering && step) onAddressChange?.({}, 'replace');
      return;
    }
    if (isAsked && step !== 'result' && can(reopenings[step])) {
      known.current = { ...known.current, place: step, text: '' };
      send(reopenings[step]);
      return;
    }
    const wanted = addressOf(place, context);
    const text = JSON.stringify(wanted);
    if (!isAsked && text === before.text) return;
    known.current = { step, place, text, sent: place === step ? sent : [...sent, place] };
    const isSamePlace = place === before.place || before.place === null;
    onAddressChange?.(wanted, isAsked || isSamePlace || place === 'result' ? 'replace' : 'push');
  });
}
