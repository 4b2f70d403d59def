import { type TransactionView, writeTransactionView } from '@linework/domain';
import type { Scenario } from '@linework/fixtures';
import { useState } from 'react';
import { transactionsOf } from './sample-transactions.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

export interface SampleTransactionsProps {
  readonly scenario: Scenario;
  /** How many answers come before they fail; none fails where it is not said. */
  readonly failsAfter?: number;
  /** How many answers come before one is waited for; none is where it is not said. */
  readonly waitsAfter?: number;
  /** What its address says at first; nothing where it is not said. */
  readonly startsAt?: string;
}

const waiting = { status: 'loading' } as const;

/** The page as it answers to its own filters, for who looks at it in the catalogue. */
export function SampleTransactions({
  scenario,
  failsAfter = Number.POSITIVE_INFINITY,
  waitsAfter = Number.POSITIVE_INFINITY,
  startsAt = '',
}: SampleTransactionsProps) {
  const [{ address, asked }, ask] = useState({ address: startsAt, asked: 1 });
  const onView = (view: TransactionView) =>
    ask({ address: new URLSearchParams(writeTransactionView(view)).toString(), asked: asked + 1 });
  const props = transactionsOf(scenario, address);
  const failed = { status: 'failed', onRetry: () => ask({ address, asked: 1 }) } as const;
  const page = asked > failsAfter ? failed : asked > waitsAfter ? waiting : props.page;
  return <TransactionsScreen {...props} onView={onView} page={page} />;
}
