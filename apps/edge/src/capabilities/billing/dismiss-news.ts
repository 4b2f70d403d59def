import { accountNewsToWire, type GraphSchema } from '@linework/contract';
import { accountNews, dismissibleNews } from '@linework/domain';
import { parameters } from '../../database/parameters.ts';
import type { LoadedFacts } from '../../facts/load-facts.ts';
import type { Services } from '../../services.ts';

/**
 * Closes the news of a payment's end for one user: a colleague who has not read it keeps it. Closed twice is closed once.
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
  const p = parameters();
  await database.query(
    `INSERT INTO dismissed_news (account_id, user_id, payment_id, dismissed_at)
     VALUES (${p.uuid(session.accountId)}, ${p.uuid(session.userId)}, ${p.uuid(paymentId)}, ${p.instant(now)})
     ON CONFLICT DO NOTHING`,
    p.values,
  );
  return { news: accountNewsToWire(accountNews(facts, now, [...dismissed, paymentId])), userErrors: [] };
}
