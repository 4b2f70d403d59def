import { useEffect, useRef } from 'react';
import {
  answerToAddress,
  type FlowPlaces,
  hearAddress,
  type PlaceIn,
  type SeenAddress,
} from './chart/address.ts';
import type { FlowAddressProps, FlowProps } from './flow-props.ts';

/** Where a flow is, and what it can be sent. */
export interface FlowPosition<State, Event> {
  readonly state: State;
  readonly can: (event: Event) => boolean;
  readonly send: (event: Event) => void;
}

/** What is known of the address, and where the flow was when it was last looked at. */
interface Known<Place> extends SeenAddress<Place> {
  readonly place: Place | null;
  /** The address of that place. */
  readonly text: string;
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
    const { asked, ...seen } = hearAddress(before, { step, traversal }, place);
    known.current = { ...before, ...seen };
    const answer = asked !== null && asked !== 'result' ? answerToAddress(places, state, asked, can) : null;
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
    if (asked === null && text === before.text) return;
    known.current = {
      ...known.current,
      place,
      text,
      sent: place === step ? seen.sent : [...seen.sent, place],
    };
    const isSamePlace = place === before.place || before.place === null;
    // What was told and answered is no place to come back to.
    const isResult = place === 'result' || before.place === 'result';
    onAddressChange?.(wanted, asked !== null || isSamePlace || isResult ? 'replace' : 'push');
  });
}
