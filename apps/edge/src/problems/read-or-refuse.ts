import { malformed } from './problem.ts';

/** A text of the caller's that must be read as something. @throws OutcomeProblem LW-SYS-060 */
export function readOrRefuse<Value>(pointer: string, problem: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw malformed(pointer, problem);
  }
}
