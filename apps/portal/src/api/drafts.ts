import { DiscardDraftDocument, DraftDocument, SaveDraftDocument } from '@linework/contract';
import { askGraph } from './graph.ts';

/** The text of a flow's draft; `null` without one. */
export async function fetchDraft(accountId: string, flow: string): Promise<string | null> {
  const { draft } = await askGraph(DraftDocument, { accountId, flow });
  return draft?.content ?? null;
}

export async function saveDraft(accountId: string, flow: string, content: string): Promise<void> {
  await askGraph(SaveDraftDocument, { accountId, flow, content });
}

export async function discardDraft(accountId: string, flow: string): Promise<void> {
  await askGraph(DiscardDraftDocument, { accountId, flow });
}
