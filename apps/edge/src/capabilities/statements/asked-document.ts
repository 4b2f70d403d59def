import {
  type Account,
  type BehindOnStatement,
  behindOnStatement,
  billingSummary,
  type DocumentQuery,
  readDocumentQuery,
  type Statement,
  type StatementRange,
} from '@linework/domain';
import { requireAccess } from '../../access/admission.ts';
import { loadFacts, type SessionQuestion } from '../../facts/load-facts.ts';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { askRange, askStatement } from './ask-statements.ts';

/** What a document is made from, and in which language. */
export type AskedContent = Pick<DocumentQuery, 'language'> & { readonly account: Account } & (
    | { readonly statement: Statement; readonly behind: BehindOnStatement | null; readonly range?: never }
    | { readonly range: StatementRange; readonly statement?: never; readonly behind?: never }
  );

/**
 * Reads what a document is asked of, of the account of whoever asks alone.
 * @throws OutcomeProblem LW-SYS-060 for an address without sense, LW-STM-010 where there is no such statement, LW-BIL-020
 *   where the account is billed elsewhere
 */
export async function askedContent(
  services: Pick<Services, 'database' | 'clock' | 'configuration'>,
  query: URLSearchParams,
  { tokenHash, accountId }: SessionQuestion,
): Promise<AskedContent> {
  const asked = readDocumentQuery(query);
  if ('misunderstood' in asked) throw malformed(`/${asked.misunderstood}`, asked.problem);
  const { of, language } = asked;
  const loaded = await loadFacts(services.database, { tokenHash, accountId });
  requireAccess(loaded, 'billing.view');
  const { account } = loaded.facts;
  if ('from' in of) return { range: await askRange(services, loaded, of, ''), account, language };
  const statement = await askStatement(services, loaded, of.statementId);
  if (!statement) throw new OutcomeProblem('LW-STM-010');
  // Of the day on which the document is made, as the page says it.
  const summary = billingSummary(loaded.facts, services.clock.now());
  return { statement, behind: behindOnStatement(statement, summary), account, language };
}
