import { MobileSummaryDocument, StreamingSubscriptionsDocument } from '@linework/contract';
import type { ScenarioName } from '@linework/fixtures';
import { asked, ofAccount } from '../parity/operation-cases.ts';

const withCards = ['mobileActive', 'mobileInactive', 'streaming'] as const satisfies readonly ScenarioName[];

export const homeCardsOperations = {
  mobileSummary: asked(MobileSummaryDocument, ofAccount, (ask) => [
    ...[...withCards, 'current' as const].map((who) => ({
      what: `of ${who}`,
      code: null,
      who,
      does: ask({}),
    })),
  ]),
  streamingSubscriptions: asked(StreamingSubscriptionsDocument, ofAccount, (ask) => [
    ...withCards.map((who) => ({ what: `of ${who}`, code: null, who, does: ask({}) })),
  ]),
};
