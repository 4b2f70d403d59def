import type { PlaceIn } from '@linework/parts/flow/chart';
import { changesOf } from './scheduled-payment.rules.ts';
import type { ScheduledPaymentContext, Step } from './scheduled-payment.types.ts';

const editable = ['amount', 'method', 'date'] as const;

/** Which answer the first of the two steps asks for: the one at hand, on the review the one that was changed. */
export function editedStep(
  place: PlaceIn<Step> | null,
  context: ScheduledPaymentContext,
): (typeof editable)[number] {
  const changes = changesOf(context);
  return editable.find((step) => step === place) ?? editable.find((step) => changes[step]) ?? 'amount';
}
