import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin, Producer } from './outcome-origin.ts';

const paying = (producer: Producer, specTitle: string | null = null): OutcomeOrigin => ({
  specTitle,
  occursOn: ['one-time-payment'],
  producer,
});
const called = (rule: string): OutcomeOrigin => ({
  specTitle: null,
  occursOn: ['edge'],
  producer: { rule },
});

/** Where the outcomes of payments come from. */
export const paymentOrigins = {
  'LW-PAY-001': paying({ sandboxNumber: '4000 0000 0000 0002' }),
  'LW-PAY-002': paying({ rule: 'Choose a payment date later than today, then pay.', customer: 'current' }),
  'LW-PAY-003': paying({ sandboxNumber: '000100001' }),
  'LW-PAY-010': paying({ sandboxNumber: '4000 0000 0000 0119' }, 'Unable to Process Payment'),
  'LW-PAY-011': paying({ sandboxNumber: '4000 0000 0000 0143' }, 'Unable to Complete Request'),
  'LW-PAY-012': paying(
    { sandboxNumber: '4000 0000 0000 0168' },
    'we were unable to verify this payment method',
  ),
  'LW-PAY-013': paying({
    rule: 'Choose a saved card, wait on the review for more than five minutes, then pay.',
    customer: 'current',
  }),
  'LW-PAY-020': paying({
    rule: 'Wait on the review, pay something as another user of the same account, then pay.',
    customer: 'current',
  }),
  'LW-PAY-021': paying({
    rule: 'Choose tomorrow, move the clock past the cutoff while on the review, then pay.',
    customer: 'current',
  }),
  'LW-PAY-022': paying({ rule: 'Enter less than the minimum or more than the maximum as the amount.' }),
  'LW-PAY-023': paying({ rule: 'Enter letters as the amount.' }),
  'LW-PAY-024': paying({ rule: 'Enter more than the amount due and continue without confirming it.' }),
  'LW-PAY-025': paying({ rule: 'Type a payment date that isn’t a date.' }),
  'LW-PAY-026': paying({ rule: 'Schedule a third payment.', customer: 'twoScheduled' }),
  'LW-PAY-027': paying({
    rule: 'Choose a later date, move the clock past the due date while on the review, then pay.',
    customer: 'dueToday',
  }),
  'LW-PAY-030': paying({ rule: 'Open a one-time payment.', customer: 'cardRestricted' }),
  'LW-PAY-031': paying({ rule: 'Open a one-time payment.', customer: 'bankRestricted' }),
  'LW-PAY-032': paying({ rule: 'Open a one-time payment.', customer: 'bothRestricted' }),
  'LW-PAY-033': paying(
    { rule: 'Open a one-time payment.', customer: 'onlineBlocked' },
    'Payment Methods Unavailable',
  ),
  'LW-PAY-034': {
    specTitle: 'Payment Method Unavailable',
    occursOn: ['one-time-payment', 'worker'],
    producer: {
      rule: 'Choose the saved card, move the clock to next month while on the review, then pay.',
      customer: 'expiringCard',
    },
  },
  'LW-PAY-040': paying({ sandboxNumber: '4000 0000 0000 0200' }),
  'LW-PAY-041': paying({
    rule: 'Wait on the review, pay with a number that never answers as another user, then pay.',
    customer: 'current',
  }),
  'LW-PAY-042': called('Send the key of a payment again with another amount.'),
  'LW-PAY-043': called('Send the same payment again with its key while the first is still running.'),
  'LW-PAY-044': called('Send a payment without an Idempotency-Key.'),
  'LW-PAY-045': paying({ rule: 'Try many card numbers within a few minutes.' }),
  'LW-PAY-046': called('Send card details that break a rule of the card form to the card-data endpoint.'),
  'LW-PAY-050': {
    specTitle: null,
    occursOn: ['payBill'],
    producer: { sandboxNumber: '000100002' },
  },
  'LW-PAY-060': paying({ sandboxNumber: '4000 0000 0000 0234' }, 'Unable to Make Payment'),
  'LW-PAY-061': paying(
    {
      rule: 'Choose to sign in to the bank, then pick the bank that lets no one in.',
      customer: 'bankConnect',
    },
    'Unable to Connect to Online Banking',
  ),
  'LW-PAY-070': by(
    'Open the cancellation of a scheduled payment, move the clock past the cutoff of the day before, then cancel it.',
    ['scheduled-payment'],
    'Unable to Cancel Payment',
  ),
} as const satisfies Record<Extract<OutcomeCode, `LW-PAY-${string}`>, OutcomeOrigin>;
