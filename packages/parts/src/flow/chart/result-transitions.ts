import { type OutcomeCode, outcomes } from '@linework/domain';

/** The states that every flow has, for what its own operation does not answer. */
export type SharedResultState = 'sessionEnded' | 'serviceUnavailable';

const sharedStateOf = (code: OutcomeCode): SharedResultState =>
  outcomes[code].withoutSession ? 'sessionEnded' : 'serviceUnavailable';

/** The guard of `waysTo`: one way on of several, the one whose state the facts lead to. */
export const leadsTo = (_: unknown, { to, state }: { to: string; state: string }): boolean => to === state;

/** One guarded way on for each of some states: the chart goes to the one that the facts lead to. */
export const waysTo = <const State extends string, Asked, Actions>(
  states: readonly State[],
  stateIn: (asked: Asked) => string,
  actions: Actions,
) =>
  states.map((state) => ({
    target: state,
    guard: {
      type: 'leadsTo' as const,
      params: (asked: Asked) => ({ to: stateIn(asked), state }),
    },
    actions,
  }));

/**
 * Where results lead. A flow names the state of each outcome that its own operation can answer; whatever else can happen
 * to any call leads to the states that every flow has.
 */
export function resultTransitions<const State extends string>(
  states: readonly (State | SharedResultState)[],
  own: Readonly<Partial<Record<OutcomeCode, NoInfer<State | SharedResultState>>>>,
) {
  const stateOf = (code: OutcomeCode) => own[code] ?? sharedStateOf(code);
  return {
    stateOf,
    /** The ways on from what was told to the state that tells it, where `keep` keeps the result. */
    told: <Told, Result extends { readonly outcome: OutcomeCode }, const Keep extends string>(
      resultIn: (told: Told) => Result,
      keep: Keep,
    ) =>
      waysTo(states, ({ event }: { event: Told }) => stateOf(resultIn(event).outcome), {
        type: keep,
        params: ({ event }: { event: Told }) => resultIn(event),
      }),
  };
}
