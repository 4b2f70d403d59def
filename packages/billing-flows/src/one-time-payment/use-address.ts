import { useEffect, useRef } from 'react';
import type { OneTimePaymentContext } from './one-time-payment.context.ts';
import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import type { OneTimePaymentFlowProps, PaymentAddress, Place } from './one-time-payment.types.ts';
import { answerToAddress, placeOf, type StateName } from './places.ts';

export interface FlowPosition {
  readonly state: StateName;
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
 * Forward) is gone to where the chart allows it. From a question Back leads out of the question, from a result out of the
 * flow or back into the form; otherwise the address is put right.
 */
export function useAddress(
  {
    address,
    onAddressChange,
    onLeave,
  }: Pick<OneTimePaymentFlowProps, 'address' | 'onAddressChange' | 'onLeave'>,
  { state, context, can, send }: FlowPosition,
): void {
  const place: Place | null = placeOf[state];
  const step = address?.step;
  const known = useRef<Known>({ step, place: null, text: '', sent: [] });

  useEffect(() => {
    const before = known.current;
    // The browser shows an address some time after it was put there, when the flow may be further on already.
    const echo = step === before.step ? -1 : before.sent.lastIndexOf(step);
    const isAsked = step !== before.step && echo === -1 && step !== undefined && step !== place;
    const sent = isAsked ? [] : before.sent.slice(echo + 1);
    known.current = { ...before, step, sent };
    const answer = isAsked && step !== 'result' ? answerToAddress(state, step, can) : null;
    if (answer?.does === 'leave') return onLeave('replace');
    if (answer?.does === 'go') {
      // Out of a question the step under it gets an entry of its own again, after the one that was asked for.
      known.current = {
        ...known.current,
        place: answer.event.type === 'step.back' ? (step ?? null) : null,
        text: '',
      };
      send(answer.event);
      return;
    }
    if (place === null) {
      // It is asked whether a form that was kept is gone on with: that is at none of its steps.
      if (state === 'offeringDraft' && step) onAddressChange?.({}, 'replace');
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
