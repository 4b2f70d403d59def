import type { DraftQuery, FirstSight, PageAnswer } from '@linework/contract';
import { addCopy, type CopyTree, createCopy, isLanguage } from '@linework/copy';
import { unstable_serialize as keyText } from 'swr';
import { delinquencyScheduleAsked } from '../answers/delinquency-schedule.ts';
import { answerTo } from '../api/answer-to.ts';
import { billingQuestions, homeQuestions } from '../api/billing.ts';
import { portalConfigurationFrom, togglesFor } from '../configuration/portal-configuration.ts';
import { partsAbove, standing } from '../opening/opened.ts';
import type { Portal } from '../portal/portal-context.ts';
import { routeOf } from '../routes/route-table.ts';
import { createSessionStore } from '../session/session-store.ts';
import { drawBillingHome } from './draw-billing-home.tsx';

const idle = async (): Promise<void> => undefined;

/** Answers by the texts of the keys under which the page looks for them. */
async function answersByKey(accountId: string, answers: readonly PageAnswer[]) {
  const found = homeQuestions(accountId).map(
    async ({ key, among }) => [keyText(key), await among(answers)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/**
 * Billing home as it is first seen. The portal alone draws it where something stands above it that comes in a file of its
 * own, or where it asks for more than the page brings.
 */
export const firstSight: FirstSight<CopyTree> = async ({
  session,
  answers,
  words,
  configuration,
  path,
  nonce,
}) => {
  const { accountId } = session;
  const told = portalConfigurationFrom(configuration);
  const summary = await billingQuestions.summary(accountId).among(answers);
  const asked = delinquencyScheduleAsked(accountId, summary ?? null, togglesFor(told.toggles, session));
  const row = standing(routeOf('payBill'), 'menu');
  if (
    !summary ||
    !isLanguage(words.language) ||
    session.enterpriseBilled ||
    partsAbove(row, session).length > 0 ||
    answerTo<DraftQuery>(billingQuestions.draft(accountId).key, answers)?.draft ||
    (asked && !asked.among(answers))
  )
    return null;
  const copy = createCopy({ language: words.language });
  for (const [namespace, tree] of Object.entries(words.words))
    await addCopy(copy, namespace, words.language, tree);
  const sessions = createSessionStore(async () => session);
  await sessions.load();
  const portal: Portal = {
    configuration: told,
    sessions,
    // Nobody can press anything yet that would ask for these.
    watch: { extend: idle, end: () => undefined, stop: () => undefined },
    loadWords: idle,
  };
  return drawBillingHome({ portal, copy, path, nonce, answers: await answersByKey(accountId, answers) });
};
