import { DiscardDraftDocument, firstQuestions, paymentFlow, SaveDraftDocument } from '@linework/contract';
import { askGraph } from './graph.ts';

/** The text of an account's payment that was begun and left; `null` without one. */
export async function fetchDraft(accountId: string): Promise<string | null> {
  const { document, variables } = firstQuestions.payBill.questions.draft(accountId);
  const { draft } = await askGraph(document, variables);
  return draft?.content ?? null;
}

export async function saveDraft(accountId: string, content: string): Promise<void> {
  await askGraph(SaveDraftDocument, { accountId, flow: paymentFlow, content });
}

export async function discardDraft(accountId: string): Promise<void> {
  await askGraph(DiscardDraftDocument, { accountId, flow: paymentFlow });
}
