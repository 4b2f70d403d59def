import { useEffect, useRef } from 'react';
import { answerToAddress, type FlowPlaces, type PlaceIn } from './chart/address.ts';
import type { FlowAddressProps, FlowProps } from './flow-props.ts';

/** Where a flow is, and what it can be sent. */
export interface FlowPosition<State, Event> {
  readonly state: State;
  readonly can: (event: Event) => boolean;
  readonly send: (event: Event) => void;
}

/** What is known of the address, and where the flow was when it was last looked at. */
interface Known<Place> {
  readonly step: Place | undefined;
  readonly place: Place | null;
  /** The address of that place. */
  readonly text: string;
  /** The steps that were put into the address and have not been seen in it yet, in that order. */
  readonly sent: readonly (Place | undefined)[];
  readonly traversal: object | null;
}

/**
 * Keeps the address and the flow together. Where the flow is, the address says; a step that the address asks for (Back,
 * Forward) is gone to where the chart allows it. From a question Back leads out of the question, from a result out of the
 * flow or back into the form; otherwise the address is put right. `addressOf` says what stands in the address at a place,
 * and at none (`null`).
 */
export function useAddress<
  State extends string,
  Step extends string,
  Event extends { readonly type: string },
  Address extends { readonly step?: PlaceIn<Step> | undefined },
>(
  {
    address,
    onAddressChange,
    onLeave,
    traversal = null,
  }: FlowAddressProps<Address> & Pick<FlowProps, 'onLeave' | 'traversal'>,
  places: FlowPlaces<State, Step, Event>,
  { state, can, send }: FlowPosition<State, Event>,
  addressOf: (place: PlaceIn<Step> | null) => Address,
): void {
  const place = places.placeOf(state);
  const step = address?.step;
  const known = useRef<Known<PlaceIn<Step>>>({ step, place: null, text: '', sent: [], traversal });

  useEffect(() => {
    const before = known.current;
    // The browser shows an address some time after it was put there, when the flow may be further on already.
    // Back right after a step leads to the address that was shown last: the step's own was never shown.
    const isTraversed = traversal !== null && traversal !== before.traversal;
    const isNew = step !== before.step || isTraversed;
    const echo = isNew ? before.sent.lastIndexOf(step) : -1;
    const isAsked = isNew && echo === -1 && step !== undefined && step !== place;
    const sent = isAsked ? [] : before.sent.slice(echo + 1);
    known.current = { ...before, step, sent, traversal: traversal ?? before.traversal };
    const answer = isAsked && step !== 'result' ? answerToAddress(places, state, step, can) : null;
    if (answer?.does === 'leave') return onLeave('replace');
    if (answer?.does === 'go') {
      // Out of a question the step under it gets an entry of its own again, after the one that was asked for.
      known.current = {
        ...known.current,
        place: answer.event.type === places.stepBack.type ? (step ?? null) : null,
        text: '',
      };
      send(answer.event);
      return;
    }
    if (place === null) {
      // It is asked whether a form that was kept is gone on with: that is at none of its steps.
      if (state === 'offeringDraft' && step) onAddressChange?.(addressOf(null), 'replace');
      return;
    }
    const wanted = addressOf(place);
    const text = JSON.stringify(wanted);
    if (!isAsked && text === before.text) return;
    known.current = { ...known.current, place, text, sent: place === step ? sent : [...sent, place] };
    const isSamePlace = place === before.place || before.place === null;
    // What was told and answered is no place to come back to.
    const isResult = place === 'result' || before.place === 'result';
    onAddressChange?.(wanted, isAsked || isSamePlace || isResult ? 'replace' : 'push');
  });
}
