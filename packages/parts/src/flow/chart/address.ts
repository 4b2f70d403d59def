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

/** What has been seen of the address so far. */
export interface SeenAddress<Place> {
  readonly step: Place | undefined;
  /** The steps that were put into the address and have not been seen in it yet, in that order. */
  readonly sent: readonly (Place | undefined)[];
  /** Where Back or Forward last led to. */
  readonly traversal: object | null;
}

/** What an address says now: the step that the customer asks for by it, `null` where it is no more than what was put there. */
interface HeardAddress<Place> extends SeenAddress<Place> {
  readonly asked: Place | null;
}

/**
 * Tells what was put into the address from what the customer asks for by it. The browser shows an address some time after
 * it was put there, when the flow may be further on already: then it asks for nothing. Back and Forward always ask, also
 * for a step that was put there and never seen: on a slow machine they come before it.
 */
export function hearAddress<Place>(
  before: SeenAddress<Place>,
  now: Pick<SeenAddress<Place>, 'step' | 'traversal'>,
  place: Place | null,
): HeardAddress<Place> {
  const { step } = now;
  const traversal = now.traversal ?? before.traversal;
  const isTraversed = traversal !== before.traversal;
  const isNew = isTraversed || step !== before.step;
  const echo = isNew && !isTraversed ? before.sent.lastIndexOf(step) : -1;
  const asked = isNew && echo === -1 && step !== undefined && step !== place ? step : null;
  const isAnswered = asked !== null || isTraversed;
  return { step, traversal, asked, sent: isAnswered ? [] : before.sent.slice(echo + 1) };
}

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
