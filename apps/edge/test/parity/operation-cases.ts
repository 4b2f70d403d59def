import { randomUUID } from 'node:crypto';
import type { TypedDocument } from '@linework/contract';
import type { KnownAccount } from '../support/customers.ts';
import type { ParityCase } from './parity-case.ts';
import type { Portal } from './portal.ts';

/**
 * How an operation is asked rightly, and what else is asked of it. By this it is held against the fake edge, asked in every
 * role, and sent to the fuzz.
 */
export interface OperationCases {
  readonly document: TypedDocument<unknown, unknown>;
  readonly variables: (customer: KnownAccount) => Readonly<Record<string, unknown>>;
  readonly cases: readonly ParityCase[];
}

/** The cases of one operation, which are given the right question with something changed. */
export function asked<Result, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Result, Variables>,
  variables: (customer: KnownAccount) => Variables,
  cases: (
    ask: (change: Partial<Variables>) => (portal: Portal) => Promise<Result | null>,
  ) => ParityCase[] = () => [],
): OperationCases {
  const ask = (change: Partial<Variables>) => async (portal: Portal) =>
    await portal.ask(document, { ...variables(portal.customer), ...change }, randomUUID());
  return { document, variables, cases: cases(ask) };
}

/** What is asked of an account alone. */
export const ofAccount = ({ accountId }: KnownAccount) => ({ accountId });
