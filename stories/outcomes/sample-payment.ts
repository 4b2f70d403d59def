import type { ZonedInstant } from '@linework/copy';
import {
  type OutcomeCode,
  outcomes,
  type Payment,
  type PaymentStatus,
  snapshotOf,
  usd,
} from '@linework/domain';
import {
  buildPayment,
  paymentOptionsOf,
  sampleTimeZone,
  storyNow,
  storyScenario,
  storyToday,
} from '@linework/fixtures';
import type { ResultView } from '@linework/parts/payment';

const now: ZonedInstant = { at: storyNow, timeZone: sampleTimeZone };
const customer = storyScenario('current');
const options = paymentOptionsOf(customer);
const [card] = customer.facts.methods;

/** The payment that every outcome's story is about. */
export const samplePayment = {
  amount: usd(26_437),
  method: 'Visa ···· 4242',
  methodType: 'creditCard',
  date: storyToday,
} as const;

export const sampleReference = { number: '7F3K-29QD', at: now } as const;

/** What a payment has come to where its outcome is told. */
const statuses: Partial<Record<OutcomeCode, PaymentStatus>> = {
  'LW-PAY-001': 'successful',
  'LW-PAY-002': 'scheduled',
  'LW-PAY-003': 'pending',
  'LW-PAY-040': 'unknown',
  'LW-PAY-050': 'returned',
};

/** The same payment as the edge knows it; `null` where none was made. */
export function sampleMade(code: OutcomeCode): Payment | null {
  const status = statuses[code];
  if (!status) return null;
  return buildPayment({
    status,
    amount: samplePayment.amount,
    reference: sampleReference.number,
    paymentDate: storyToday,
    requestedAt: storyNow,
    ...(card && { method: snapshotOf(card) }),
  });
}

/** What a flow knows where it tells an outcome. */
export const sampleResult = (code: OutcomeCode): ResultView => ({
  timeZone: sampleTimeZone,
  userId: 'sample',
  send: () => {},
  can: () => outcomes[code].nextActions.includes('useAnotherMethod'),
  context: {
    options,
    amount: { money: samplePayment.amount },
    method: card ? { kind: 'saved', methodId: card.id, token: null } : null,
    date: storyToday,
    result: { outcome: code, payment: null, options, reference: sampleReference.number },
  },
});
