import {
  autoPayCancelPreviewToWire,
  autoPayOverviewToWire,
  autoPayToWire,
  firstDebitToWire,
  type GraphSchema,
  givenAuthorizationToWire,
  moneyFromWire,
} from '@linework/contract';
import { autoPayCancelPreview, dayIn, firstDebit, isDayOfMonth, type Money, zero } from '@linework/domain';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';
import { malformed } from '../../problems/problem.ts';
import { readOrRefuse } from '../../problems/read-or-refuse.ts';
import { readAuthorizations } from './authorizations.ts';
import { overviewOf } from './auto-pay-attempt.ts';

/** How Auto Pay stands, what turning it on or off comes to, and what was authorized. */
export const autoPayQueries = {
  async autoPayEnrolment({ accountId }: AccountArgs, context: GuardedContext) {
    const { facts } = await context.facts(accountId);
    const { clock, configuration } = context.services;
    return autoPayToWire(facts, dayIn(clock.now(), facts.account.timeZone), configuration.autoPay);
  },

  async autoPayOverview(args: GraphSchema.QueryAutoPayOverviewArgs, context: GuardedContext) {
    const { facts } = await context.facts(args.accountId);
    const payNow = args.payNow ? payNowOf({ payNow: args.payNow }) : zero;
    const scope = args.scope ?? 'allServices';
    return autoPayOverviewToWire(overviewOf(context, facts, { payNow, scope }), scope);
  },

  async firstDebit(args: GraphSchema.QueryFirstDebitArgs, context: GuardedContext) {
    const { facts } = await context.facts(args.accountId);
    const { clock, configuration } = context.services;
    const { debitDay, paymentMethodType: methodType } = args;
    const scope = args.scope ?? 'allServices';
    if (!isDayOfMonth(debitDay)) throw malformed('/variables/debitDay', 'noDayOfMonth');
    const chosen = { scope, debitDay, methodType, payNow: payNowOf(args) };
    const first = firstDebit(facts, chosen, clock.now(), configuration.payments);
    return firstDebitToWire(first, dayIn(clock.now(), facts.account.timeZone));
  },

  async autoPayCancelPreview(
    { accountId, scope }: GraphSchema.QueryAutoPayCancelPreviewArgs,
    context: GuardedContext,
  ) {
    const { facts } = await context.facts(accountId);
    const { clock, configuration } = context.services;
    const { payments, autoPay } = configuration;
    const preview = autoPayCancelPreview(facts, clock.now(), payments, autoPay, scope ?? undefined);
    return preview && autoPayCancelPreviewToWire(preview);
  },

  async authorizations({ accountId }: AccountArgs, context: GuardedContext) {
    await context.facts(accountId);
    const given = await readAuthorizations(context.services.database, accountId);
    return given.map(givenAuthorizationToWire);
  },
};

const payNowOf = ({ payNow }: Pick<GraphSchema.QueryFirstDebitArgs, 'payNow'>): Money =>
  readOrRefuse('/variables/payNow', 'notAnAmount', () => moneyFromWire(payNow));
