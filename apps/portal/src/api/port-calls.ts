import { codeInFlow } from '@linework/domain';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { hasNoAnswer, isCallProblem } from './call-problem.ts';
import { whenConnected } from './when-connected.ts';

/** What a flow understands of a failed call: the edge's code, or nothing but that there was no answer. */
export function portError(error: unknown): unknown {
  if (hasNoAnswer(error)) return new NoConnection();
  if (!isCallProblem(error) || !error.problem) return error;
  return new PortProblem(codeInFlow(error.code), error.problem.reference);
}

/** A call that changes something, as a flow hears of it. */
export const throughPort = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (error) {
    throw portError(error);
  }
};

/** The same for what is only asked: it waits for the connection. */
export const askThroughPort = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  throughPort(whenConnected(ask));
