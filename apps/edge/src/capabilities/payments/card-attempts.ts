import type { Database } from '../../database/database.ts';
import type { Parameters } from '../../database/parameters.ts';
import { countEvent } from '../../throttle/attempt-throttle.ts';

/*
 * Card testing shows in refusals: whoever tries stolen numbers collects them. Each refusal by the processor is counted
 * for the session, the account and the address; from a few on the next payment must wait, longer each time. Nobody is
 * locked out, and who pays without refusals is never slowed down.
 */

const purpose = 'payment-refused';
const freeRefusals = { session: 3, account: 6, address: 20 } as const;

interface Payer {
  readonly accountId: string;
  readonly address: string;
}

const accountSubject = ({ accountId }: Payer): string => `account:${accountId}`;
const addressSubject = ({ address }: Payer): string => `address:${address}`;
const sessionSubject = (sessionId: string): string => `session:${sessionId}`;

/** Until when this payer must wait, as a scalar of a statement that has `session`; null without a wait. */
export const declineWaitColumn = (p: Parameters, payer: Payer): string => `(
  SELECT max(t.next_at) FROM attempt_throttle t
  WHERE t.purpose = ${p.text(purpose)} AND t.subject IN
    (${p.text(accountSubject(payer))}, ${p.text(addressSubject(payer))}, 'session:' || session.session_id::text))`;

/** Counts a refusal by the processor. */
export async function countDecline(database: Database, payer: Payer, sessionId: string): Promise<void> {
  const rules = [
    { purpose, subject: sessionSubject(sessionId), free: freeRefusals.session },
    { purpose, subject: accountSubject(payer), free: freeRefusals.account },
    { purpose, subject: addressSubject(payer), free: freeRefusals.address },
  ];
  await countEvent(database, rules, new Date());
}
