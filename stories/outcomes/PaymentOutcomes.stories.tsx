// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Payment',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_PAY_001 = meta.story({
  name: 'LW-PAY-001 · Your payment went through',
  args: { code: 'LW-PAY-001' },
  tags: ['outcome:LW-PAY-001'],
});

export const LW_PAY_002 = meta.story({
  name: 'LW-PAY-002 · Your payment is scheduled',
  args: { code: 'LW-PAY-002' },
  tags: ['outcome:LW-PAY-002'],
});

export const LW_PAY_003 = meta.story({
  name: 'LW-PAY-003 · Your payment is pending',
  args: { code: 'LW-PAY-003' },
  tags: ['outcome:LW-PAY-003'],
});

export const LW_PAY_010 = meta.story({
  name: 'LW-PAY-010 · Unable to Process Payment',
  args: { code: 'LW-PAY-010' },
  tags: ['outcome:LW-PAY-010'],
});

export const LW_PAY_011 = meta.story({
  name: 'LW-PAY-011 · Unable to Complete Request',
  args: { code: 'LW-PAY-011' },
  tags: ['outcome:LW-PAY-011'],
});

export const LW_PAY_012 = meta.story({
  name: 'LW-PAY-012 · Sorry, we were unable to verify this payment method',
  args: { code: 'LW-PAY-012' },
  tags: ['outcome:LW-PAY-012'],
});

export const LW_PAY_013 = meta.story({
  name: 'LW-PAY-013 · Enter the security code again',
  args: { code: 'LW-PAY-013' },
  tags: ['outcome:LW-PAY-013'],
});

export const LW_PAY_020 = meta.story({
  name: 'LW-PAY-020 · The amount due has changed',
  args: { code: 'LW-PAY-020' },
  tags: ['outcome:LW-PAY-020'],
});

export const LW_PAY_021 = meta.story({
  name: 'LW-PAY-021 · That day is no longer available',
  args: { code: 'LW-PAY-021' },
  tags: ['outcome:LW-PAY-021'],
});

export const LW_PAY_022 = meta.story({
  name: 'LW-PAY-022 · Please enter a payment amount within the limits',
  args: { code: 'LW-PAY-022' },
  tags: ['outcome:LW-PAY-022'],
});

export const LW_PAY_023 = meta.story({
  name: 'LW-PAY-023 · Please enter a valid payment amount.',
  args: { code: 'LW-PAY-023' },
  tags: ['outcome:LW-PAY-023'],
});

export const LW_PAY_024 = meta.story({
  name: 'LW-PAY-024 · This is more than the amount due',
  args: { code: 'LW-PAY-024' },
  tags: ['outcome:LW-PAY-024'],
});

export const LW_PAY_025 = meta.story({
  name: 'LW-PAY-025 · Please enter a valid date as MM/DD/YY',
  args: { code: 'LW-PAY-025' },
  tags: ['outcome:LW-PAY-025'],
});

export const LW_PAY_026 = meta.story({
  name: 'LW-PAY-026 · You already have 2 scheduled payments',
  args: { code: 'LW-PAY-026' },
  tags: ['outcome:LW-PAY-026'],
});

export const LW_PAY_027 = meta.story({
  name: 'LW-PAY-027 · This payment has to be made today',
  args: { code: 'LW-PAY-027' },
  tags: ['outcome:LW-PAY-027'],
});

export const LW_PAY_030 = meta.story({
  name: 'LW-PAY-030 · Card payments aren’t accepted',
  args: { code: 'LW-PAY-030' },
  tags: ['outcome:LW-PAY-030'],
});

export const LW_PAY_031 = meta.story({
  name: 'LW-PAY-031 · Bank payments aren’t accepted',
  args: { code: 'LW-PAY-031' },
  tags: ['outcome:LW-PAY-031'],
});

export const LW_PAY_032 = meta.story({
  name: 'LW-PAY-032 · Only cash payments are accepted',
  args: { code: 'LW-PAY-032' },
  tags: ['outcome:LW-PAY-032'],
});

export const LW_PAY_033 = meta.story({
  name: 'LW-PAY-033 · Payment Methods Unavailable',
  args: { code: 'LW-PAY-033' },
  tags: ['outcome:LW-PAY-033'],
});

export const LW_PAY_034 = meta.story({
  name: 'LW-PAY-034 · Payment Method Unavailable',
  args: { code: 'LW-PAY-034' },
  tags: ['outcome:LW-PAY-034'],
});

export const LW_PAY_040 = meta.story({
  name: 'LW-PAY-040 · We’re confirming this payment',
  args: { code: 'LW-PAY-040' },
  tags: ['outcome:LW-PAY-040'],
});

export const LW_PAY_041 = meta.story({
  name: 'LW-PAY-041 · Another payment is in progress',
  args: { code: 'LW-PAY-041' },
  tags: ['outcome:LW-PAY-041'],
});

export const LW_PAY_042 = meta.story({
  name: 'LW-PAY-042 · We stopped this payment',
  args: { code: 'LW-PAY-042' },
  tags: ['outcome:LW-PAY-042'],
});

export const LW_PAY_043 = meta.story({
  name: 'LW-PAY-043 · We’re confirming this payment',
  args: { code: 'LW-PAY-043' },
  tags: ['outcome:LW-PAY-043'],
});

export const LW_PAY_044 = meta.story({
  name: 'LW-PAY-044 · We couldn’t send this payment',
  args: { code: 'LW-PAY-044' },
  tags: ['outcome:LW-PAY-044'],
});

export const LW_PAY_045 = meta.story({
  name: 'LW-PAY-045 · Too many attempts',
  args: { code: 'LW-PAY-045' },
  tags: ['outcome:LW-PAY-045'],
});

export const LW_PAY_046 = meta.story({
  name: 'LW-PAY-046 · Check your payment details',
  args: { code: 'LW-PAY-046' },
  tags: ['outcome:LW-PAY-046'],
});

export const LW_PAY_050 = meta.story({
  name: 'LW-PAY-050 · Your bank returned a payment',
  args: { code: 'LW-PAY-050' },
  tags: ['outcome:LW-PAY-050'],
});

export const LW_PAY_060 = meta.story({
  name: 'LW-PAY-060 · Unable to Make Payment',
  args: { code: 'LW-PAY-060' },
  tags: ['outcome:LW-PAY-060'],
});

export const LW_PAY_061 = meta.story({
  name: 'LW-PAY-061 · Unable to Connect to Online Banking',
  args: { code: 'LW-PAY-061' },
  tags: ['outcome:LW-PAY-061'],
});

export const LW_PAY_070 = meta.story({
  name: 'LW-PAY-070 · Unable to Cancel Payment',
  args: { code: 'LW-PAY-070' },
  tags: ['outcome:LW-PAY-070'],
});
