import type { OutcomeCode } from '@linework/domain';
import { waysTo } from './result-transitions.ts';
import { type Stopped, stopOf } from './stopped.ts';

/** How a flow tells what came of its calls. */
export interface AnswerTold<Result, State> {
  readonly states: readonly State[];
  readonly stateOf: (result: Result) => State;
  /** The result of a call that changed nothing. */
  readonly stopped: (stop: Stopped) => Result;
}

/** The ways on from an answer, a refusal and a failure to the state that tells it. Part of a chart that keeps it by `keepResult`. */
export function answerWays<Result, const State extends string>({
  states,
  stateOf,
  stopped,
}: AnswerTold<Result, State>) {
  const told = <Told>(resultIn: (told: Told) => Result) =>
    waysTo(states, ({ event }: { event: Told }) => stateOf(resultIn(event)), {
      type: 'keepResult' as const,
      params: ({ event }: { event: Told }) => resultIn(event),
    });
  return {
    toldByAnswer: told(({ output }: { output: Result }) => output),
    /** After the card-data endpoint refused. */
    toldByRefusal: told(({ result }: { result: Stopped }) => stopped(result)),
    /** After a port failed: to what the server said, or to the code for a port that did not answer. */
    toldByFailure: (otherwise: OutcomeCode) =>
      told(({ error }: { error: unknown }) => stopped(stopOf(error, otherwise))),
  };
}
