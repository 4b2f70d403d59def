import type { GraphSchema } from '@linework/contract';
import { answerToPaperless } from '@linework/domain';
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

async function change(
  input: GraphSchema.ChangePaperlessInput,
  context: GuardedContext,
): Promise<GraphSchema.ChangePaperlessPayload> {
  const { session } = await context.facts(input.accountId);
  const { database, clock } = context.services;
  const { email = null, expected } = input;
  const asked = { email, expected: { enrolled: expected.enrolled, email: expected.email ?? null } };
  for (;;) {
    const { standing } = await overviewFor(context, session);
    const answer = answerToPaperless(standing, asked);
    const { outcome } = answer;
    const { correlatorId } = context.names;
    // Where somebody was faster, what they left is what the request is held against.
    const isTold =
      !('after' in answer && answer.isNew) ||
      (await keepChange(database, { ...answer, before: standing, session, correlatorId, at: clock.now() }));
    if (!isTold) continue;
    const userErrors = 'refused' in answer ? [{ code: outcome, ...answer.refused }] : [];
    return { outcome, paperless: (await overviewFor(context, session)).overview, userErrors };
  }
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
