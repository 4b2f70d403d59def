import { moneyToWire } from '@linework/contract';
import { restOperations } from '@linework/contract/rest-operations';
import {
  type AccountFacts,
  type AccountMember,
  type BusinessDate,
  balanceOn,
  can,
  dayIn,
  identityRole,
  isPositive,
  maySeeNetworkInformation,
  mobileServiceStanding,
  serviceStandingAt,
  whomToAskToPay,
} from '@linework/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guardedRoute } from '../../access/rest-route.ts';
import { type Session, userTypeOf } from '../../access/session.ts';
import { run, statements } from '../../database/typed-statements.ts';
import { delinquencySchedule } from '../../facts/delinquency-schedule.ts';
import { loadFacts } from '../../facts/load-facts.ts';
import type { RouteParts } from '../../feature.ts';
import { hungUp } from '../../http/hung-up.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { answerCommunityStatus } from './answer-community-status.ts';

/**
 * Account information (spec section 7). Each call is about the session's account and no other. It is for every role: what is
 * past due and what is on its way belong to it (spec section 3), so that whoever may not pay can ask an admin to; amounts
 * due, bills and payments are billing's (`billing.view`).
 */
export function accountRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { services } = parts;
  const { configuration, clock } = services;

  guardedRoute(app, restOperations.accounts, {}, async (request, session) => {
    const { facts, today } = await readAccount(parts, request, session);
    // Whoever may pay asks nobody: nobody's name is read then.
    const members = can(session.role, 'billing.pay') ? [] : await membersOf(services, session);
    const whomToAsk = whomToAskToPay(session.role, members);
    return restOperations.accounts.answer.parse({ accounts: [accountInfo(facts, today, whomToAsk)] });
  });

  guardedRoute(app, restOperations.services, {}, async (request, session) => {
    const { facts } = await readAccount(parts, request, session);
    return {
      services: facts.account.services,
      standing: serviceStandingAt(facts, clock.now()),
      mobileStanding: mobileServiceStanding(facts.mobile ?? null),
    };
  });

  // The portal asks only when the rule says so; it is answered only then too.
  const onlyWhereItIsOn = async () => {
    if (!configuration.toggles.softDisconnectDate) throw new OutcomeProblem('LW-SYS-020');
  };
  guardedRoute(
    app,
    restOperations.delinquencySchedule,
    { preHandler: onlyWhereItIsOn },
    async (request, session) => {
      const { facts, today } = await readAccount(parts, request, session);
      const isOn = configuration.toggles.softDisconnectDate;
      return delinquencySchedule(facts, today, isOn) ?? { softDisconnectDate: null };
    },
  );

  guardedRoute(app, restOperations.compliance, {}, async (_request, session) => ({
    isCompliant: maySeeNetworkInformation(session.userType),
    noticeVersion: '2026-01',
    noticeUrl: configuration.provider.links.privacy,
    checkedDate: dayIn(clock.now(), configuration.provider.timeZone),
  }));

  guardedRoute(app, restOperations.communityStatus, {}, async (request, session) => {
    const { facts } = await readAccount(parts, request, session);
    return answerCommunityStatus(services, { host: request.host, session, account: facts.account });
  });
}

async function readAccount(
  { services: { database, clock }, inTurn }: Pick<RouteParts, 'services' | 'inTurn'>,
  request: FastifyRequest,
  { accountId }: Session,
): Promise<{ facts: AccountFacts; today: BusinessDate }> {
  const { sessionTokenHash: tokenHash } = request;
  if (!tokenHash) throw new OutcomeProblem('LW-AUT-020');
  const load = async () => await loadFacts(database, { tokenHash, accountId });
  const { facts } = await inTurn(tokenHash, load, { isOver: hungUp(request) });
  return { facts, today: dayIn(clock.now(), facts.account.timeZone) };
}

/** Everybody who has a sign-in to the session's account, by name. */
async function membersOf({ database }: Services, { accountId }: Session): Promise<readonly AccountMember[]> {
  const rows = await run(
    database,
    statements
      .selectFrom('account_member as m')
      .innerJoin('portal_user as u', 'u.id', 'm.user_id')
      .select(['u.first_name', 'u.last_name', 'm.role', 'u.user_type'])
      .where('m.account_id', '=', accountId)
      .orderBy('u.first_name')
      .orderBy('u.last_name')
      .orderBy('u.id'),
  );
  return rows.map(({ first_name, last_name, role, user_type }) => ({
    firstName: first_name,
    lastName: last_name,
    role: identityRole(role),
    userType: userTypeOf(user_type),
  }));
}

function accountInfo(facts: AccountFacts, today: BusinessDate, whomToAskToPay: readonly string[]) {
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
    whomToAskToPay,
    serviceAddress: account.serviceAddress,
    billToAddress: account.billToAddress,
    softDisconnectDate: account.softDisconnectDate,
    footprint: account.footprint,
    cycleDay: account.cycleDay,
  };
}
