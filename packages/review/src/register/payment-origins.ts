import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin, Producer } from './outcome-origin.ts';

const paying = (producer: Producer, specTitle: string | null = null): OutcomeOrigin => ({
  specTitle,
  occursOn: ['one-time-payment'],
  producer,
});
const called = by(['edge']);

/** Where the outcomes of payments come from. */
export const paymentOrigins = {
  'LW-PAY-001': paying({ sandboxNumber: '4000 0000 0000 0002' }),
  'LW-PAY-002': paying({ byHand: true, customer: 'current' }),
  'LW-PAY-003': paying({ sandboxNumber: '000100001' }),
  'LW-PAY-010': paying({ sandboxNumber: '4000 0000 0000 0119' }, 'Unable to Process Payment'),
  'LW-PAY-011': paying({ sandboxNumber: '4000 0000 0000 0143' }, 'Unable to Complete Request'),
  'LW-PAY-012': paying(
    { sandboxNumber: '4000 0000 0000 0168' },
    'we were unable to verify this payment method',
  ),
  'LW-PAY-013': paying({
    byHand: true,
    customer: 'current',
  }),
  'LW-PAY-020': paying({
    byHand: true,
    customer: 'current',
  }),
  'LW-PAY-021': paying({
    byHand: true,
    customer: 'current',
  }),
  'LW-PAY-022': paying({ byHand: true }),
  'LW-PAY-023': paying({ byHand: true }),
  'LW-PAY-024': paying({ byHand: true }),
  'LW-PAY-025': paying({ byHand: true }),
  'LW-PAY-026': paying({ byHand: true, customer: 'twoScheduled' }),
  'LW-PAY-027': paying({
    byHand: true,
    customer: 'dueToday',
  }),
  'LW-PAY-030': paying({ byHand: true, customer: 'cardRestricted' }),
  'LW-PAY-031': paying({ byHand: true, customer: 'bankRestricted' }),
  'LW-PAY-032': paying({ byHand: true, customer: 'bothRestricted' }),
  'LW-PAY-033': paying({ byHand: true, customer: 'onlineBlocked' }, 'Payment Methods Unavailable'),
  'LW-PAY-034': {
    specTitle: 'Payment Method Unavailable',
    occursOn: ['one-time-payment', 'worker'],
    producer: {
      byHand: true,
      customer: 'expiringCard',
    },
  },
  'LW-PAY-040': paying({ sandboxNumber: '4000 0000 0000 0200' }),
  'LW-PAY-041': paying({
    byHand: true,
    customer: 'current',
  }),
  'LW-PAY-042': called,
  'LW-PAY-043': called,
  'LW-PAY-044': called,
  'LW-PAY-045': paying({ byHand: true }),
  'LW-PAY-046': called,
  'LW-PAY-050': {
    specTitle: null,
    occursOn: ['payBill'],
    producer: { sandboxNumber: '000100002' },
  },
  'LW-PAY-060': paying({ sandboxNumber: '4000 0000 0000 0234' }, 'Unable to Make Payment'),
  'LW-PAY-061': paying(
    {
      byHand: true,
      customer: 'bankConnect',
    },
    'Unable to Connect to Online Banking',
  ),
  'LW-PAY-070': by(['scheduled-payment'], 'Unable to Cancel Payment'),
} as const satisfies Record<Extract<OutcomeCode, `LW-PAY-${string}`>, OutcomeOrigin>;
