import { DiscardDraftDocument, DraftDocument, SaveDraftDocument } from '@linework/contract';
import type { DraftPorts } from '@linework/parts/flow/chart';
import { askGraph } from './graph.ts';
import { askThroughPort, throughPort } from './port-calls.ts';

/** Where a flow keeps its form on an account, by the flow's id. */
export function draftPorts(accountId: string, flow: string): DraftPorts {
  const draft = { accountId, flow };
  return {
    loadDraft: () =>
      askThroughPort(async () => (await askGraph(DraftDocument, draft)).draft?.content ?? null),
    saveDraft: async (content) =>
      void (await throughPort(askGraph(SaveDraftDocument, { ...draft, content }))),
    discardDraft: async () => void (await throughPort(askGraph(DiscardDraftDocument, draft))),
  };
}
