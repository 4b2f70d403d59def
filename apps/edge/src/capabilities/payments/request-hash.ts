import { hash } from 'node:crypto';
import { isUuid } from '@linework/domain';
import { OutcomeProblem } from '../../problems/problem.ts';

/** Reads the `Idempotency-Key` header. @throws OutcomeProblem LW-PAY-044 when it is missing or no UUID */
export function idempotencyKeyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !isUuid(header)) throw new OutcomeProblem('LW-PAY-044');
  return header.toLowerCase();
}

type Member = string | number | boolean | null;

/** The same for two requests exactly when every member that counts is the same. */
export const requestHash = (operation: string, ...members: readonly Member[]): string =>
  hash('sha256', JSON.stringify([operation, ...members]), 'base64url');
