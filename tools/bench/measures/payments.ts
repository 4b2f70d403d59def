import { CannotMeasure, measurePayments } from '../../../apps/edge/bench/payments.ts';
import { say } from '../../bootstrap/progress.mjs';
import type { Measure } from '../row.ts';

/** Payments a second on one engine; where this machine has no such engine, a line says why and there are no rows. */
const measure =
  (engine: 'pglite' | 'postgresql'): Measure =>
  async () => {
    say(`Paying through the whole edge on ${engine}, a minute of it …`);
    try {
      return await measurePayments(engine);
    } catch (error) {
      if (!(error instanceof CannotMeasure)) throw error;
      say(error.message);
      return [];
    }
  };

export const paymentMeasures: Readonly<Record<string, Measure>> = {
  'payments/pglite': measure('pglite'),
  'payments/postgresql': measure('postgresql'),
};
