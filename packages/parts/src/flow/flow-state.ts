import type { ReactNode } from 'react';
import type { PlaceIn } from './chart/address.ts';

/** Draws a state from what its flow knows. */
export type Draw<View> = (view: View) => ReactNode;

/** Where a state of a chart is, and what it shows. */
export interface FlowState<View, Step extends string> {
  /** Where it is for the customer and the address bar; `null` where it is at no step yet. */
  readonly place: PlaceIn<Step> | null;
  readonly screen: Draw<View>;
}
