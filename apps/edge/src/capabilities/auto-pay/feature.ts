import { autoPayToWire } from '@linework/contract';
import { dayIn } from '@linework/domain';
import type { Feature } from '../../feature.ts';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';
import { paymentRoundServices } from '../payments/index.ts';
import { debitAutoPay } from './debit-auto-pay.ts';

/** The enrolment, and its debits on their days. */
export const autoPayFeature = {
  resolvers: {
    async autoPayEnrolment({ accountId }: AccountArgs, context: GuardedContext) {
      const { facts } = await context.facts(accountId);
      return autoPayToWire(facts, dayIn(context.services.clock.now(), facts.account.timeZone));
    },
  },
  jobs: ({ worker, log }) => [
    {
      name: 'auto-pay',
      everySeconds: 30,
      run: async (round) => await debitAutoPay(paymentRoundServices(worker, log), round),
    },
  ],
} satisfies Feature;
