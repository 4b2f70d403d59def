import type { GraphSchema } from '@linework/contract';
import {
  answerToPaperless,
  changedMeanwhile,
  type PaperlessAnswer,
  type PaperlessRequest,
} from '@linework/domain';
import type { Session } from '../../access/session.ts';
import type { Feature } from '../../feature.ts';
import type { AccountArgs, GuardedContext, SessionContext } from '../../graph/resolvers.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { keepChange, readOverview } from './paperless-standing.ts';

/** @throws OutcomeProblem LW-AUT-060 where the account is gone */
async function overviewFor({ services }: GuardedContext, session: Session) {
  const read = await readOverview(services.database, session, services.clock.now());
  if (!read) throw new OutcomeProblem('LW-AUT-060');
  return read;
}

/** How often a change is tried again where a colleague was faster, before that is the answer. */
const mostTries = 3;

/** Answers by the domain's rule, and keeps what is a change. What a colleague left meanwhile is what it is held against. */
async function answerAndKeep(
  context: GuardedContext,
  session: Session,
  asked: PaperlessRequest,
): Promise<PaperlessAnswer> {
  const { database, clock } = context.services;
  const { correlatorId } = context.names;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { standing } = await overviewFor(context, session);
    const answer = answerToPaperless(standing, asked);
    if ('refused' in answer || !answer.isNew) return answer;
    const change = { ...answer, before: standing, session, correlatorId, at: clock.now() };
    if (await keepChange(database, change)) return answer;
  }
  return changedMeanwhile;
}

async function change(
  { accountId, email = null, expected }: GraphSchema.ChangePaperlessInput,
  context: GuardedContext,
): Promise<GraphSchema.ChangePaperlessPayload> {
  const { session } = await context.facts(accountId);
  const asked = { email, expected: { enrolled: expected.enrolled, email: expected.email ?? null } };
  const answer = await answerAndKeep(context, session, asked);
  const { outcome } = answer;
  const userErrors = 'refused' in answer ? [{ code: outcome, ...answer.refused }] : [];
  return { outcome, paperless: (await overviewFor(context, session)).overview, userErrors };
}

/** How bills come: by email or on paper, and who made it so. */
export const paperlessFeature = {
  resolvers: {
    async paperless({ accountId }: AccountArgs, context: SessionContext) {
      return (await overviewFor(context, await context.session(accountId))).overview;
    },

    changePaperless: async ({ input }: GraphSchema.MutationChangePaperlessArgs, context: GuardedContext) =>
      await change(input, context),
  },
} satisfies Feature;
