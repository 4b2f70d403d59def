import { STATUS_CODES } from 'node:http';
import type { Problem, ProblemError } from '@linework/contract';
import { type OutcomeCode, outcomes } from '@linework/domain';
import { comeBackSeconds, DatabaseAway } from '../database/database-away.ts';
import type { RequestNames } from './request-reference.ts';

/** What one occurrence adds to its outcome. */
export interface ProblemDetails {
  readonly errors?: readonly ProblemError[];
  /** Seconds to wait before trying again; also sent as `Retry-After`. */
  readonly retryAfter?: number;
  readonly systemErrorCode?: string;
  /** Only where the outcome's own HTTP status does not fit the call, as a body too large is 413. */
  readonly status?: number;
  /** That it is refused for how many ask at once, which is no fault of ours: it is logged as a refusal. */
  readonly isCrowd?: boolean;
  /** That whoever asked has hung up while they waited: nobody was refused, and nobody reads it. */
  readonly hasLeft?: boolean;
}

/** An answer that is a problem document. Thrown anywhere below a route; never carries what a customer typed. */
export class OutcomeProblem extends Error {
  readonly code: OutcomeCode;
  readonly details: ProblemDetails;

  constructor(code: OutcomeCode, details: ProblemDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'OutcomeProblem';
    this.code = code;
    this.details = details;
  }
}

/** One member of a request is not what the contract says. @param pointer JSON pointer of the member; its value is not repeated */
export const malformed = (pointer: string, problem: string): OutcomeProblem =>
  new OutcomeProblem('LW-SYS-060', { errors: [{ pointer, code: 'LW-SYS-060', problem }] });

/** What is told of a fault that is ours, by what was asked for. */
export type FaultCode =
  | 'LW-SYS-010'
  | 'LW-PAY-060'
  | 'LW-PAY-070'
  | 'LW-MOB-020'
  | 'LW-SCH-010'
  | 'LW-WAL-010'
  | 'LW-WAL-020';

/** The outcome of a fault that is ours, and when to come back where it passes by itself. */
export const faultProblem = (fault: unknown, code: FaultCode = 'LW-SYS-010'): OutcomeProblem =>
  new OutcomeProblem(code, fault instanceof DatabaseAway ? { retryAfter: comeBackSeconds } : {}, {
    cause: fault,
  });

/** Titles for those who read the answer itself; customers read the copy of the code. */
const titles: Partial<Record<OutcomeCode, string>> = {
  'LW-SYS-010': 'Service Unavailable',
  'LW-SYS-020': 'Could not find an API',
  'LW-SYS-030': 'Maintenance',
  'LW-AUT-010': 'Username and password do not match',
  'LW-AUT-020': 'Session authentication has failed.',
  'LW-AUT-040': 'Too many attempts',
  'LW-AUT-041': 'The code does not match',
  'LW-AUT-042': 'The code does not work any more',
  'LW-AUT-043': 'The password is too easy to guess',
  'LW-AUT-044': 'The details do not match a bill',
  'LW-AUT-045': 'The username is taken',
  'LW-AUT-046': 'The password has to be entered again',
  'LW-AUT-047': 'The password is not the right one',
  'LW-AUT-048': 'It has to be begun again',
  'LW-AUT-070': 'The XSRF token is missing or belongs to another session',
  'LW-PAY-045': 'Too many attempts with payment methods',
  'LW-APY-046': 'Auto Pay was authorized too often',
};

/** The RFC 9457 document of an outcome; its status, money state and retry advice come from the catalogue. */
export function problemDocument(
  code: OutcomeCode,
  names: RequestNames,
  details: ProblemDetails = {},
): Problem {
  const outcome = outcomes[code];
  const status = details.status ?? outcome.httpStatus;
  return {
    type: `urn:linework:outcome:${code}`,
    title: titles[code] ?? STATUS_CODES[status] ?? 'Problem',
    status,
    code,
    systemErrorCode: details.systemErrorCode ?? null,
    moneyState: outcome.moneyState,
    retry: {
      allowed: outcome.retry !== 'no',
      newKey: outcome.retry === 'newKey',
      after: details.retryAfter ?? null,
    },
    errors: details.errors ?? [],
    ...names,
  };
}
