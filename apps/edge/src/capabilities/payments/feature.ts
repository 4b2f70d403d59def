import type { Feature, WorkParts } from '../../feature.ts';
import { roundMs, timedRound } from '../../worker/round.ts';
import { forgetAnswers } from './forget-answers.ts';
import { paymentMutations } from './payment-mutations.ts';
import { paymentQueries } from './payment-queries.ts';
import { executeScheduled } from './rounds/execute-scheduled.ts';
import { recordReturns, settlePending } from './rounds/follow-bank-debits.ts';
import { reconcile, reconcileUnattended, reconcileWithSupport } from './rounds/reconcile.ts';
import { reconcileLimits } from './rounds/reconcile-one.ts';
import { paymentRoundServices } from './rounds/round-services.ts';

const roundServices = ({ worker, log }: WorkParts) => paymentRoundServices(worker, log);

/** Payments, from the question what can be paid to what happens to them when nobody is asking. */
export const paymentsFeature = {
  resolvers: { ...paymentQueries, ...paymentMutations },
  start: async (parts) => {
    const { database, configuration } = parts.services;
    // PGlite has one process: whatever was running when this one started was left behind by the one before.
    if (database.engine !== 'pglite') return;
    const limits = { ...reconcileLimits(configuration), runningMs: 0 };
    const services = roundServices(parts);
    const round = timedRound(roundMs);
    await reconcile(services, limits, round);
    await reconcileUnattended(services, limits, round);
  },
  // Who waits for an answer is first; people look into those with support, so they can wait.
  jobs: (parts) => {
    const services = roundServices(parts);
    const limits = reconcileLimits(parts.services.configuration);
    return [
      {
        name: 'reconcile',
        everySeconds: 5,
        run: async (round) => await reconcile(services, limits, round),
      },
      {
        name: 'unattended-payments',
        everySeconds: 15,
        run: async (round) => await reconcileUnattended(services, limits, round),
      },
      {
        name: 'scheduled-payments',
        everySeconds: 15,
        run: async (round) => await executeScheduled(services, round),
      },
      { name: 'bank-debits', everySeconds: 30, run: async (round) => await settlePending(services, round) },
      { name: 'bank-returns', everySeconds: 300, run: async (round) => await recordReturns(services, round) },
      {
        name: 'payments-with-support',
        everySeconds: 300,
        run: async (round) => await reconcileWithSupport(services, limits, round),
      },
    ];
  },
  cleanUp: forgetAnswers,
} satisfies Feature;
