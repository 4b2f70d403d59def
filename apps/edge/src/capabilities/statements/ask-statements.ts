import {
  type BusinessDate,
  billingSummary,
  dayIn,
  isUuid,
  newestBill,
  ownsSignIn,
  rangeProblem,
  type Statement,
  type StatementRange,
  type StatementsStanding,
  statementOf,
  statementRangeOf,
  statementsStanding,
} from '@linework/domain';
import { billCodes } from '../../access/digit-code.ts';
import type { LoadedAccount } from '../../facts/load-facts.ts';
import { malformed } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { findRange } from './find-range.ts';
import { findStatement } from './find-statement.ts';

type Asked = Pick<Services, 'database' | 'clock' | 'configuration'>;

export const todayOf = ({ clock }: Pick<Services, 'clock'>, { facts }: LoadedAccount): BusinessDate =>
  dayIn(clock.now(), facts.account.timeZone);

export const standingOf = ({ facts }: LoadedAccount): StatementsStanding =>
  statementsStanding(newestBill(facts.bills));

/** The statement of a bill, or the newest; `null` where there is none that is offered. */
export async function askStatement(
  services: Asked,
  loaded: LoadedAccount,
  statementId: string | null,
): Promise<Statement | null> {
  if (statementId !== null && !isUuid(statementId)) return null;
  const { id: accountId, number: accountNumber } = loaded.facts.account;
  const found = await findStatement(services.database, {
    accountId,
    accountNumber,
    statementId,
    today: todayOf(services, loaded),
    summary: billingSummary(loaded.facts, services.clock.now()),
  });
  // With the code a sign-in can be made: it is shown to no one who acts for the customer.
  const securityCode =
    found && ownsSignIn(loaded.session.userType)
      ? billCodes(services.configuration.sessionSecret)(found.bill.id)
      : null;
  return found && statementOf({ ...found, securityCode });
}

/** @throws OutcomeProblem LW-SYS-060 for days that no range has. @param place where they stand in what was sent */
export async function askRange(
  services: Asked,
  loaded: LoadedAccount,
  { from, to }: { readonly from: BusinessDate; readonly to: BusinessDate },
  place: string,
): Promise<StatementRange> {
  const problem = rangeProblem(from, to, todayOf(services, loaded));
  if (problem) throw malformed(`${place}/${problem === 'inFuture' ? 'to' : 'from'}`, problem);
  const { id: accountId, number: accountNumber } = loaded.facts.account;
  return statementRangeOf(await findRange(services.database, { accountId, accountNumber, from, to }));
}
