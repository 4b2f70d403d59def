import type { KeptPayment } from '@linework/billing-flows/one-time-payment';
import { DiscardDraftDocument, DraftDocument, SaveDraftDocument } from '@linework/contract';
import { askGraph } from './graph.ts';

/** The flow that payments are made in, as drafts call it. */
export const paymentFlow = 'one-time-payment';

/** A payment that was begun and left; `null` without one. */
export async function fetchKeptPayment(accountId: string): Promise<KeptPayment | null> {
  const content = await fetchDraft(accountId, paymentFlow);
  if (content === null) return null;
  // What reads a draft comes with the payment: few who open billing home have left one.
  const { keptPaymentIn } = await import('@linework/billing-flows/one-time-payment');
  return keptPaymentIn(content);
}

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
