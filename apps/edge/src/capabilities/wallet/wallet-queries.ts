import { type GraphSchema, methodDeletionToWire, methodToWire, walletToWire } from '@linework/contract';
import { methodDeletion, paymentOptions } from '@linework/domain';
import { factsColumns } from '../../facts/facts-sql.ts';
import { loadForPayment } from '../../facts/load-facts.ts';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';
import { type RecordRow, readRecords, recordColumns } from './method-records.ts';
import { shownWallet } from './wallet-shown.ts';

/** The saved methods, what uses each, and what deleting one comes to. */
export const walletQueries = {
  async paymentMethods({ accountId }: AccountArgs, context: GuardedContext) {
    const { facts } = await context.facts(accountId);
    const { configuration, clock } = context.services;
    return paymentOptions(facts, configuration.payments, clock).methods.map(methodToWire);
  },

  async wallet({ accountId }: AccountArgs, context: GuardedContext) {
    const { tokenHash, services } = context;
    const loaded = await loadForPayment<RecordRow>(
      services.database,
      { tokenHash, accountId },
      (p) => `${factsColumns}, ${recordColumns(p, null)}`,
    );
    context.admit(loaded);
    const { session, facts, more } = loaded;
    return walletToWire(shownWallet(context, session, { facts, records: readRecords(more).records }));
  },

  async methodDeletion(
    { accountId, methodId }: GraphSchema.QueryMethodDeletionArgs,
    context: GuardedContext,
  ) {
    const { facts } = await context.facts(accountId);
    const { configuration, clock } = context.services;
    const method = facts.methods.find(({ id }) => id === methodId);
    if (!method) return null;
    const { payments: settings, autoPay } = configuration;
    const deletion = methodDeletion(facts, method, clock.now(), settings, autoPay);
    const { methods } = paymentOptions(facts, settings, clock, autoPay);
    return methodDeletionToWire(deletion, (id) => methods.find((option) => option.method.id === id));
  },
};
