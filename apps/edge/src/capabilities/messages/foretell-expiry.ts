import { type BusinessDate, cardNotice, dayIn, expiringMonth, lastDayOfMonth } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { loadAccount } from '../../facts/load-facts.ts';
import { type Place, pageSize } from '../../worker/place.ts';
import { dealWithEach, everyPage, type Round } from '../../worker/round.ts';
import { latestDay } from '../../worker/today-somewhere.ts';
import type { WorkerServices } from '../../worker/worker-services.ts';
import { messageInserts } from './message-inserts.ts';

/** A saved card whose last month is near, and was not looked at for it. */
interface EndingCard {
  readonly methodId: string;
  readonly accountId: string;
  /** `YYYY-MM` */
  readonly expiration: string;
  readonly timeZone: string;
}

const lastDayOf = ({ expiration }: EndingCard): BusinessDate => lastDayOfMonth(expiration);

/** Tells of each card in the month before its last, once. */
export async function foretellExpiry(services: WorkerServices, round: Round): Promise<void> {
  const ending = everyPage(services, round, {
    name: 'cardsThatEnd',
    pageAfter: async (place) => await findEnding(services.database, services.clock.now(), place),
    placeOf: (card: EndingCard) => ({ day: lastDayOf(card), accountId: card.accountId, id: card.methodId }),
  });
  await dealWithEach(services, round, ending, async (card) => await foretell(services, card));
}

async function findEnding(database: Queryable, now: Date, after: Place): Promise<readonly EndingCard[]> {
  const p = parameters();
  return await database.query<EndingCard>(endingCardsSql(p, now, after), p.values);
}

/**
 * What is no month is nobody's to be told of, and holds up nobody. The first bound is for the index, the second for the
 * account's own day.
 */
export const endingCardsSql = (p: Parameters, now: Date, after: Place): string => `
  SELECT m.id AS "methodId", m.account_id AS "accountId", m.expiration, a.time_zone AS "timeZone"
  FROM payment_method m JOIN account a ON a.id = m.account_id
  WHERE m.expiration IS NOT NULL AND m.removed_at IS NULL AND m.expiry_told IS DISTINCT FROM m.expiration
    AND m.expiration ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'
    AND m.expiration <= ${p.text(expiringMonth(latestDay(now)))}
    AND m.expiration <= to_char((${p.instant(now)} AT TIME ZONE a.time_zone)::date + interval '1 month', 'YYYY-MM')
    AND (m.expiration, m.account_id, m.id)
      > (${p.text(after.day.slice(0, 7))}, ${p.uuid(after.accountId)}, ${p.uuid(after.id)})
  ORDER BY m.expiration, m.account_id, m.id LIMIT ${pageSize}`;

async function foretell({ database, clock }: WorkerServices, card: EndingCard): Promise<void> {
  const { accountId, methodId, expiration, timeZone } = card;
  const account = await loadAccount(database, accountId);
  const method = account?.facts.methods.find(({ id }) => id === methodId);
  const now = clock.now();
  const notice = method ? cardNotice(method, dayIn(now, timeZone)) : null;
  const p = parameters();
  const looked = `looked AS (
    UPDATE payment_method SET expiry_told = expiration
    WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(methodId)} AND expiration = ${p.text(expiration)}
    RETURNING id)`;
  const steps = [looked, ...messageInserts(p, accountId, notice ? [notice] : [], now, 'looked')];
  await database.query(`WITH ${steps.join(', ')} SELECT id FROM looked`, p.values);
}
