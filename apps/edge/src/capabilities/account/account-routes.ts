import {
  type AccountsAnswer,
  type DelinquencyScheduleAnswer,
  moneyToWire,
  restPaths,
  type ServicesAnswer,
} from '@linework/contract';
import { accountsAnswer } from '@linework/contract/schemas';
import {
  type AccountFacts,
  asksForSoftDisconnectDate,
  type BusinessDate,
  balanceOn,
  dayIn,
  isPositive,
  serviceStandingAt,
} from '@linework/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadFacts } from '../../facts/load-facts.ts';
import type { RouteParts } from '../../feature.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';

/**
 * Account information (spec section 7). Each call is about the session's account and no other. It is for every role: what is
 * past due and what is on its way belong to it (spec section 3), so that whoever may not pay can ask an admin to; amounts
 * due, bills and payments are billing's (`billing.view`).
 */
export function accountRoutes(app: FastifyInstance, { services }: RouteParts): void {
  const { configuration, clock } = services;

  app.get(restPaths.accounts, async (request): Promise<AccountsAnswer> => {
    const { facts, today } = await readAccount(services, request);
    return accountsAnswer.parse({ accounts: [accountInfo(facts, today)] });
  });

  app.get(restPaths.services, async (request): Promise<ServicesAnswer> => {
    const { facts } = await readAccount(services, request);
    return { services: facts.account.services, standing: serviceStandingAt(facts, clock.now()) };
  });

  // The portal asks only when the rule says so; it is answered only then too.
  app.get(restPaths.delinquencySchedule, async (request): Promise<DelinquencyScheduleAnswer> => {
    if (!configuration.toggles.softDisconnectDate) throw new OutcomeProblem('LW-SYS-020');
    const { facts, today } = await readAccount(services, request);
    const isAskedFor = asksForSoftDisconnectDate(
      balanceOn(facts, today),
      configuration.toggles.softDisconnectDate,
    );
    return { softDisconnectDate: isAskedFor ? facts.account.softDisconnectDate : null };
  });

  app.get(restPaths.compliance, async (request) => {
    const session = await request.session();
    return {
      isCompliant: session.userType === 'CONSUMER',
      noticeVersion: '2026-01',
      noticeUrl: configuration.provider.links.privacy,
      checkedDate: dayIn(clock.now(), configuration.provider.timeZone),
    };
  });
}

async function readAccount(
  { database, clock }: Services,
  request: FastifyRequest,
): Promise<{ facts: AccountFacts; today: BusinessDate }> {
  const session = await request.session();
  const { sessionTokenHash } = request;
  if (!sessionTokenHash) throw new OutcomeProblem('LW-AUT-020');
  const { facts } = await loadFacts(database, { tokenHash: sessionTokenHash, accountId: session.accountId });
  return { facts, today: dayIn(clock.now(), facts.account.timeZone) };
}

function accountInfo(facts: AccountFacts, today: BusinessDate) {
  const { account } = facts;
  const { pastDue, pending } = balanceOn(facts, today);
  return {
    accountId: account.id,
    accountNumber: account.number,
    companyName: account.companyName,
    status: account.status,
    isDelinquent: isPositive(pastDue),
    pastDueAmount: moneyToWire(pastDue),
    pendingPaymentAmount: moneyToWire(pending),
    serviceAddress: account.serviceAddress,
    billToAddress: account.billToAddress,
    softDisconnectDate: account.softDisconnectDate,
    footprint: account.footprint,
    cycleDay: account.cycleDay,
  };
}
