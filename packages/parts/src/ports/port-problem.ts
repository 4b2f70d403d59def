import type { OutcomeCode } from '@linework/domain';

/**
 * How a port says why it failed: thrown (or rejected with) by the portal's adapters when the server answered with a
 * problem. Anything else that is thrown counts as "no answer": nobody knows what the server did.
 */
export class PortProblem extends Error {
  readonly code: OutcomeCode;
  /** What support finds the call by: the problem's `reference`. */
  readonly reference: string | null;

  constructor(code: OutcomeCode, reference: string | null = null) {
    super(code);
    this.name = 'PortProblem';
    this.code = code;
    this.reference = reference;
  }
}
