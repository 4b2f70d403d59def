import type { Feature } from '../../feature.ts';
import { paymentRoundServices } from '../payments/index.ts';
import { autoPayMutations } from './auto-pay-mutations.ts';
import { autoPayQueries } from './auto-pay-queries.ts';
import { debitAutoPay } from './debit-auto-pay.ts';

/** Auto Pay: how it stands, what changes it, and its debits on their days. */
export const autoPayFeature = {
  resolvers: { ...autoPayQueries, ...autoPayMutations },
  jobs: ({ worker, log, services }) => [
    {
      name: 'auto-pay',
      everySeconds: 30,
      run: async (round) =>
        await debitAutoPay(paymentRoundServices(worker, log), round, services.configuration.autoPay),
    },
  ],
} satisfies Feature;
