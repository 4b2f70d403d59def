import { accountNewsToWire, type GraphSchema } from '@linework/contract';
import { accountNews, dismissibleNews, madePayments } from '@linework/domain';
import { parameters } from '../../database/parameters.ts';
import type { LoadedFacts } from '../../facts/load-facts.ts';
import type { Services } from '../../services.ts';

/**
 * Closes the news of a payment's end for one user: a colleague who has not read it keeps it. Closed twice is closed once, and a
 * payment that ends otherwise later is news again.
 * What is no news, or still asks for something, is left as it is.
 */
export async function dismissNews(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { facts, session, dismissed }: LoadedFacts,
  paymentId: string,
): Promise<GraphSchema.DismissNewsPayload> {
  const now = clock.now();
  if (!dismissibleNews(accountNews(facts, now)).includes(paymentId)) {
    const userErrors = [{ code: 'LW-SYS-060' as const, pointer: '/paymentId', problem: 'notDismissible' }];
    return { news: accountNewsToWire(accountNews(facts, now, dismissed)), userErrors };
  }
  const ended = madePayments(facts).find(({ id }) => id === paymentId);
  const p = parameters();
  await database.query(
    `INSERT INTO dismissed_news (account_id, user_id, payment_id, status, dismissed_at)
     SELECT k.account_id, ${p.uuid(session.userId)}, k.id, k.status, ${p.instant(now)}
     FROM payment k WHERE k.account_id = ${p.uuid(session.accountId)} AND k.id = ${p.uuid(paymentId)}
       AND k.status = ${p.text(ended?.status ?? null)}
     ON CONFLICT DO NOTHING`,
    p.values,
  );
  return { news: accountNewsToWire(accountNews(facts, now, [...dismissed, paymentId])), userErrors: [] };
}
