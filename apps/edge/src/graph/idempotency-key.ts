import { hash } from 'node:crypto';
import { isUuid } from '@linework/domain';
import { OutcomeProblem } from '../problems/problem.ts';

/** Version 8 is for keys that the edge makes itself: a caller who could send one would take the place of what it is for. */
const isEdgesOwn = (key: string): boolean => key[14] === '8';

/** Reads the `Idempotency-Key` header. @throws OutcomeProblem LW-PAY-044 when it is missing, no UUID, or one of version 8 */
export function idempotencyKeyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !isUuid(header) || isEdgesOwn(header))
    throw new OutcomeProblem('LW-PAY-044');
  return header.toLowerCase();
}

/** The key of something that the edge does by itself: the same for the same text. */
export function ownKey(text: string): string {
  const hex = hash('sha256', text, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
