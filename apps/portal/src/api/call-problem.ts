import type { Problem } from '@linework/contract';
import { inMaintenance, type OutcomeCode } from '@linework/domain';

/** A call that did not go well: the problem the edge answered, or what it means that there was no answer at all. */
export class CallProblem extends Error {
  readonly code: OutcomeCode;
  /** The edge's own words about it; `null` when nothing (or nothing readable) came back. */
  readonly problem: Problem | null;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;

  constructor(status: number, problem: Problem | null) {
    super(problem?.title ?? `No answer (${status})`);
    this.name = 'CallProblem';
    this.status = status;
    this.problem = problem;
    this.code = problem?.code ?? 'LW-SYS-010';
  }

  /** A 401 with the system error code `IN_MAINTENANCE` (spec section 4). */
  get isMaintenance(): boolean {
    return this.status === 401 && this.problem?.systemErrorCode === inMaintenance;
  }
}

export const isCallProblem = (error: unknown): error is CallProblem => error instanceof CallProblem;

/** Nothing came back: the connection is away, or what it leads to. */
export const hasNoAnswer = (error: unknown): boolean => isCallProblem(error) && error.status === 0;

/** The outcome an error stands for: a call's own, else the generic one. */
export const codeOf = (error: unknown): OutcomeCode => (isCallProblem(error) ? error.code : 'LW-SYS-010');
