import {
  type AutoPaySettings,
  addDays,
  type BusinessDate,
  dayIn,
  debitNotice,
  noticeDays,
} from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { loadAccount } from '../../facts/load-facts.ts';
import { type Place, pageSize } from '../../worker/place.ts';
import { dealWithEach, everyPage, type Round } from '../../worker/round.ts';
import { latestDay } from '../../worker/today-somewhere.ts';
import type { WorkerServices } from '../../worker/worker-services.ts';
import { messageInserts } from './message-inserts.ts';

/** An enrolment whose next day is near enough to be told of, and was not looked at for it. */
interface NearEnrolment {
  readonly enrolmentId: string;
  readonly accountId: string;
  readonly dueOn: BusinessDate;
  readonly timeZone: string;
}

/** Tells of each debit before its day, once. */
export async function foretellDebits(
  services: WorkerServices,
  round: Round,
  settings: AutoPaySettings,
): Promise<void> {
  const near = everyPage(services, round, {
    name: 'debitsToCome',
    pageAfter: async (place) => await findNear(services.database, services.clock.now(), place),
    placeOf: ({ dueOn, accountId, enrolmentId }: NearEnrolment) => ({
      day: dueOn,
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

async function findNear(database: Queryable, now: Date, after: Place): Promise<readonly NearEnrolment[]> {
  const p = parameters();
  return await database.query<NearEnrolment>(
    `SELECT e.id AS "enrolmentId", e.account_id AS "accountId", e.due_on AS "dueOn", a.time_zone AS "timeZone"
     FROM auto_pay_enrolment e JOIN account a ON a.id = e.account_id
     WHERE e.due_on IS NOT NULL AND e.foretold IS DISTINCT FROM e.due_on
       AND e.due_on <= ${p.date(addDays(latestDay(now), noticeDays))}
       AND e.due_on <= (${p.instant(now)} AT TIME ZONE a.time_zone)::date + ${noticeDays}
       AND (e.due_on, e.account_id, e.id) > (${p.date(after.day)}, ${p.uuid(after.accountId)}, ${p.uuid(after.id)})
     ORDER BY e.due_on, e.account_id, e.id LIMIT ${p.bigint(pageSize)}`,
    p.values,
  );
}

/** What is told and that it was looked at stand or fall together; a day that has moved on since is looked at again. */
async function foretell(
  { database, clock }: WorkerServices,
  { accountId, enrolmentId, dueOn, timeZone }: NearEnrolment,
  settings: AutoPaySettings,
): Promise<void> {
  const account = await loadAccount(database, accountId);
  if (!account) return;
  const now = clock.now();
  const notice = debitNotice(account.facts, enrolmentId, dayIn(now, timeZone), settings);
  const p = parameters();
  const looked = `looked AS (
    UPDATE auto_pay_enrolment SET foretold = due_on
    WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(enrolmentId)} AND due_on = ${p.date(dueOn)}
    RETURNING id)`;
  const steps = [looked, ...messageInserts(p, accountId, notice ? [notice] : [], now, 'looked')];
  await database.query(`WITH ${steps.join(', ')} SELECT id FROM looked`, p.values);
}
