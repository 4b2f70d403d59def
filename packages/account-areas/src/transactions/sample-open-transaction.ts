import { statusOfTransaction } from '@linework/domain';
import type { Scenario } from '@linework/fixtures';
import { shownOf, transactionsOf } from './sample-transactions.ts';
import type { TransactionsProps } from './transactions.types.ts';

/** The page with a line open that stands so. */
export const openAt = (scenario: Scenario, status: string): TransactionsProps =>
  transactionsOf(
    scenario,
    `shown=${shownOf(scenario, (line) => line.kind !== 'return' && statusOfTransaction(line) === status)}`,
  );
