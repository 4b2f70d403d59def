import type { OutcomeCode } from '@linework/domain';
import { alsoOn, by } from './origin-kinds.ts';
import type { OutcomeOrigin, Producer } from './outcome-origin.ts';

const paying = (producer: Producer, specTitle: string | null = null): OutcomeOrigin => ({
  specTitle,
  occursOn: ['one-time-payment'],
  producer,
});
const called = by(['edge']);

/** Where the outcomes of payments come from. */
export const paymentOrigins = {
  'LW-PAY-001': alsoOn(paying({ sandboxNumber: '4000 0000 0000 0002' }), 'quick-pay', 'device-payment'),
  'LW-PAY-002': paying({ byHand: true, customer: 'current' }),
  'LW-PAY-003': alsoOn(paying({ sandboxNumber: '000100001' }), 'quick-pay'),
  'LW-PAY-010': alsoOn(
    paying({ sandboxNumber: '4000 0000 0000 0119' }, 'Unable to Process Payment'),
    'quick-pay',
    'device-payment',
    'auto-pay-enroll',
  ),
  'LW-PAY-011': paying({ sandboxNumber: '4000 0000 0000 0143' }, 'Unable to Complete Request'),
  'LW-PAY-012': alsoOn(
    paying({ sandboxNumber: '4000 0000 0000 0168' }, 'we were unable to verify this payment method'),
    'quick-pay',
    'wallet',
  ),
  'LW-PAY-013': alsoOn(
    paying({
      byHand: true,
      customer: 'current',
    }),
    'quick-pay',
  ),
  'LW-PAY-020': alsoOn(
    paying({
      byHand: true,
      customer: 'current',
    }),
    'quick-pay',
    'device-payment',
    'auto-pay-enroll',
  ),
  'LW-PAY-021': alsoOn(
    paying({
      byHand: true,
      customer: 'current',
    }),
    'device-payment',
    'scheduled-payment',
  ),
  'LW-PAY-022': alsoOn(paying({ byHand: true }), 'device-payment'),
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
  'LW-PAY-032': alsoOn(paying({ byHand: true, customer: 'bothRestricted' }), 'auto-pay-enroll'),
  'LW-PAY-033': alsoOn(
    paying({ byHand: true, customer: 'onlineBlocked' }, 'Payment Methods Unavailable'),
    'wallet',
    'auto-pay-enroll',
  ),
  'LW-PAY-034': alsoOn(
    {
      specTitle: 'Payment Method Unavailable',
      occursOn: ['one-time-payment', 'worker'],
      producer: {
        byHand: true,
        customer: 'expiringCard',
      },
    },
    'device-payment',
    'auto-pay-manage',
    'wallet',
  ),
  'LW-PAY-040': alsoOn(
    paying({ sandboxNumber: '4000 0000 0000 0200' }),
    'quick-pay',
    'device-payment',
    'auto-pay-enroll',
  ),
  'LW-PAY-041': alsoOn(
    paying({
      byHand: true,
      customer: 'current',
    }),
    'quick-pay',
    'device-payment',
  ),
  'LW-PAY-042': alsoOn(called, 'one-time-payment'),
  'LW-PAY-043': alsoOn(called, 'one-time-payment'),
  'LW-PAY-044': called,
  'LW-PAY-045': alsoOn(paying({ byHand: true }), 'device-payment'),
  'LW-PAY-046': alsoOn(called, 'one-time-payment'),
  'LW-PAY-050': alsoOn(
    {
      specTitle: null,
      occursOn: ['payBill'],
      producer: { sandboxNumber: '000100002' },
    },
    'one-time-payment',
  ),
  'LW-PAY-060': alsoOn(
    paying({ sandboxNumber: '4000 0000 0000 0234' }, 'Unable to Make Payment'),
    'quick-pay',
    'device-payment',
  ),
  'LW-PAY-061': alsoOn(
    paying(
      {
        byHand: true,
        customer: 'bankConnect',
      },
      'Unable to Connect to Online Banking',
    ),
    'auto-pay-enroll',
    'auto-pay-manage',
    'wallet',
  ),
  'LW-PAY-070': by(['scheduled-payment'], 'Unable to Cancel Payment'),
} as const satisfies Record<Extract<OutcomeCode, `LW-PAY-${string}`>, OutcomeOrigin>;
