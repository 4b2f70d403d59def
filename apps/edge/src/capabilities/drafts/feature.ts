import type { GraphSchema } from '@linework/contract';
import type { Feature } from '../../feature.ts';
import type { SessionContext } from '../../graph/resolvers.ts';
import { discardDraft, findDraft, removeDraftsOf, removeEndedDrafts, saveDraft } from './drafts.ts';

/** Where somebody left off. */
export const draftsFeature = {
  resolvers: {
    async draft({ accountId, flow }: GraphSchema.QueryDraftArgs, context: SessionContext) {
      const session = await context.session(accountId);
      const { database, realClock } = context.services;
      return await findDraft(database, session, flow, realClock.now());
    },

    async saveDraft(
      { accountId, flow, content }: GraphSchema.MutationSaveDraftArgs,
      context: SessionContext,
    ) {
      const session = await context.session(accountId);
      const { database, realClock } = context.services;
      return await saveDraft(database, session, { flow, content }, realClock.now());
    },

    async discardDraft({ accountId, flow }: GraphSchema.MutationDiscardDraftArgs, context: SessionContext) {
      const session = await context.session(accountId);
      return await discardDraft(context.services.database, session, flow);
    },
  },
  onSignOut: async ({ database }, owner) => await removeDraftsOf(database, owner),
  cleanUp: async (database, { now }) => await removeEndedDrafts(database, now),
} satisfies Feature;
