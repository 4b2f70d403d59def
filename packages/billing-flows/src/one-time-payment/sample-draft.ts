import { usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import type { PaymentDraft } from './one-time-payment.types.ts';

/** A payment that was begun, with another amount than is due, and left at its method. */
export const keptDraft: PaymentDraft = {
  keptOn: storyScenario('current').today,
  step: 'method',
  choice: 'other',
  amount: usd(12_000),
  overpaymentConfirmed: false,
  savedMethodId: null,
  notKept: null,
  date: null,
  attempt: null,
  hasFailed: false,
  prefersLater: false,
};
