import { type AutoPaySettings, type BusinessDate, dayIn, debitNotice, noticeDays } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { loadAccount } from '../../facts/load-facts.ts';
import { type Place, pageSize } from '../../worker/place.ts';
import { dealWithEach, everyPage, type Round } from '../../worker/round.ts';
import { latestDay } from '../../worker/today-somewhere.ts';
import type { WorkerServices } from '../../worker/worker-services.ts';
import { messageInserts } from './message-inserts.ts';

/** An enrolment whose next day is near enough to be told of, and was not looked at today. */
interface NearEnrolment {
  readonly enrolmentId: string;
  readonly accountId: string;
  /** The day from which on it is looked at again. */
  readonly lookOn: BusinessDate;
  readonly timeZone: string;
}

/** Tells of each debit before its day, and again where its sum has become another: each is looked at once a day. */
export async function foretellDebits(
  services: WorkerServices,
  round: Round,
  settings: AutoPaySettings,
): Promise<void> {
  const near = everyPage(services, round, {
    name: 'debitsToCome',
    pageAfter: async (place) => await findNear(services.database, services.clock.now(), place),
    placeOf: ({ lookOn, accountId, enrolmentId }: NearEnrolment) => ({
      day: lookOn,
      accountId,
      id: enrolmentId,
    }),
  });
  await dealWithEach(
    services,
    round,
    near,
    async (enrolment) => await foretell(services, enrolment, settings),
  );
}

/** As the index has it. */
const lookOn = `greatest(e.due_on - ${noticeDays}, e.looked_on + 1)`;

async function findNear(database: Queryable, now: Date, after: Place): Promise<readonly NearEnrolment[]> {
  const p = parameters();
  return await database.query<NearEnrolment>(nearEnrolmentsSql(p, now, after), p.values);
}

/** The first bound is for the index, the second for the account's own day. */
export const nearEnrolmentsSql = (p: Parameters, now: Date, after: Place): string => `
  SELECT e.id AS "enrolmentId", e.account_id AS "accountId", ${lookOn} AS "lookOn", a.time_zone AS "timeZone"
  FROM auto_pay_enrolment e JOIN account a ON a.id = e.account_id
  WHERE e.due_on IS NOT NULL AND (e.looked_on IS NULL OR e.looked_on < e.due_on - 1)
    AND ${lookOn} <= ${p.date(latestDay(now))}
    AND ${lookOn} <= (${p.instant(now)} AT TIME ZONE a.time_zone)::date
    AND (${lookOn}, e.account_id, e.id) > (${p.date(after.day)}, ${p.uuid(after.accountId)}, ${p.uuid(after.id)})
  ORDER BY ${lookOn}, e.account_id, e.id LIMIT ${pageSize}`;

/** What is told and that it was looked at stand or fall together. */
async function foretell(
  { database, clock }: WorkerServices,
  { accountId, enrolmentId, timeZone }: NearEnrolment,
  settings: AutoPaySettings,
): Promise<void> {
  const now = clock.now();
  const today = dayIn(now, timeZone);
  const account = await loadAccount(database, accountId);
  const notice = account && debitNotice(account.facts, enrolmentId, today, settings);
  const p = parameters();
  const looked = `looked AS (
    UPDATE auto_pay_enrolment SET looked_on = ${p.date(today)}
    WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(enrolmentId)} RETURNING id)`;
  const steps = [looked, ...messageInserts(p, accountId, notice ? [notice] : [], now, 'looked')];
  await database.query(`WITH ${steps.join(', ')} SELECT id FROM looked`, p.values);
}
