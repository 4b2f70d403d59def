import { CannotMeasure } from '../../../apps/edge/bench/bench-scene.ts';
import { measureDebits } from '../../../apps/edge/bench/debits.ts';
import { measureGrowth } from '../../../apps/edge/bench/debits-growth.ts';
import { measurePayments } from '../../../apps/edge/bench/payments.ts';
import { measureTransactions } from '../../../apps/edge/bench/transaction-pages.ts';
import { say } from '../../bootstrap/progress.mjs';
import type { Measure } from '../row.ts';

/** Where this machine has no such engine, a line says why and there are no rows. */
const measure =
  (what: string, rows: Measure): Measure =>
  async () => {
    say(what);
    try {
      return await rows();
    } catch (error) {
      if (!(error instanceof CannotMeasure)) throw error;
      say(error.message);
      return [];
    }
  };

const paying = (engine: 'pglite' | 'postgresql'): Measure =>
  measure(`Paying through the whole edge on ${engine}, a minute of it …`, () => measurePayments(engine));

/** Payments a second by customers, and debits a second by the worker. */
export const paymentMeasures: Readonly<Record<string, Measure>> = {
  'payments/pglite': paying('pglite'),
  'payments/postgresql': paying('postgresql'),
  'debits/postgresql': measure('Debiting 10,000 of 100,000 enrolled on postgresql …', measureDebits),
  'transactions/page': measure('Pages of 100 and of 10,000 transactions …', measureTransactions),
  'debits/growth': measure('A round with 100 due, among 1,000 and among 100,000 enrolled …', measureGrowth),
};
