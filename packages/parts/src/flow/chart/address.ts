/** Where a flow is, for the address bar: a step, or the result that no Back undoes. */
export type PlaceIn<Step extends string> = Step | 'result';

/** Where the states of a flow are for the customer, and how the address asks for a step. */
export interface FlowPlaces<
  State extends string,
  Step extends string,
  Event extends { readonly type: string },
> {
  /** `null` where the flow is at no step, or not yet. */
  readonly placeOf: (state: State) => PlaceIn<Step> | null;
  readonly reopenings: Readonly<Record<Step, Event>>;
  readonly firstStep: Step;
  readonly stepBack: Event;
  /** From what stopped it into its form, what comes first first. */
  readonly intoForm: readonly Event[];
}

/** What the flow does when the address asks for a step: goes somewhere, leaves, or stays and puts the address right. */
export type AnswerToAddress<Event> =
  | { readonly does: 'go'; readonly event: Event }
  | { readonly does: 'leave' | 'stay' };

/** At no step, and on the way to one. */
const onTheWay: readonly string[] = ['loading', 'offeringDraft'];

/**
 * Where Back and Forward lead from a state: to the step that is asked for where the chart allows it, out of a question, from
 * a result into the form where that can be, and from what nothing can be changed about out of the flow. Nothing is sent by
 * it.
 */
export function answerToAddress<
  State extends string,
  Step extends string,
  Event extends { readonly type: string },
>(
  { placeOf, reopenings, firstStep, stepBack, intoForm }: FlowPlaces<State, Step, Event>,
  state: State,
  step: Step,
  can: (event: Event) => boolean,
): AnswerToAddress<Event> {
  const go = (event: Event) => ({ does: 'go', event }) as const;
  if (can(reopenings[step])) return go(reopenings[step]);
  const isBesideTheSteps = placeOf(state) === null && !onTheWay.includes(state);
  if (placeOf(state) === 'result' || isBesideTheSteps) {
    const way = intoForm.find(can);
    return way ? go(way) : { does: 'leave' };
  }
  return can(stepBack) && !can(reopenings[firstStep]) ? go(stepBack) : { does: 'stay' };
}
