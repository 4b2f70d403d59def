// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Auto Pay',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_APY_010 = meta.story({
  name: 'LW-APY-010 · Auto Pay Unavailable',
  args: { code: 'LW-APY-010' },
  tags: ['outcome:LW-APY-010'],
});

export const LW_APY_011 = meta.story({
  name: 'LW-APY-011 · A disconnected account can’t use Auto Pay',
  args: { code: 'LW-APY-011' },
  tags: ['outcome:LW-APY-011'],
});

export const LW_APY_020 = meta.story({
  name: 'LW-APY-020 · Unable to Enroll in Auto Pay',
  args: { code: 'LW-APY-020' },
  tags: ['outcome:LW-APY-020'],
});

export const LW_APY_021 = meta.story({
  name: 'LW-APY-021 · Your payment went through, but Auto Pay isn’t on',
  args: { code: 'LW-APY-021' },
  tags: ['outcome:LW-APY-021'],
});

export const LW_APY_022 = meta.story({
  name: 'LW-APY-022 · Your payment is pending, but Auto Pay isn’t on',
  args: { code: 'LW-APY-022' },
  tags: ['outcome:LW-APY-022'],
});

export const LW_APY_030 = meta.story({
  name: 'LW-APY-030 · Unable to Cancel Auto Pay',
  args: { code: 'LW-APY-030' },
  tags: ['outcome:LW-APY-030'],
});

export const LW_APY_040 = meta.story({
  name: 'LW-APY-040 · Unable to Change Date',
  args: { code: 'LW-APY-040' },
  tags: ['outcome:LW-APY-040'],
});

export const LW_APY_041 = meta.story({
  name: 'LW-APY-041 · Unable to Update Auto Pay Method',
  args: { code: 'LW-APY-041' },
  tags: ['outcome:LW-APY-041'],
});

export const LW_APY_042 = meta.story({
  name: 'LW-APY-042 · Unavailable Auto Pay Date',
  args: { code: 'LW-APY-042' },
  tags: ['outcome:LW-APY-042'],
});

export const LW_APY_043 = meta.story({
  name: 'LW-APY-043 · Auto Pay is now off',
  args: { code: 'LW-APY-043' },
  tags: ['outcome:LW-APY-043'],
});

export const LW_APY_044 = meta.story({
  name: 'LW-APY-044 · Auto Pay changed while you were here',
  args: { code: 'LW-APY-044' },
  tags: ['outcome:LW-APY-044'],
});

export const LW_APY_045 = meta.story({
  name: 'LW-APY-045 · The payment method changed while you were here',
  args: { code: 'LW-APY-045' },
  tags: ['outcome:LW-APY-045'],
});

export const LW_APY_046 = meta.story({
  name: 'LW-APY-046 · Too many changes to Auto Pay',
  args: { code: 'LW-APY-046' },
  tags: ['outcome:LW-APY-046'],
});

export const LW_APY_047 = meta.story({
  name: 'LW-APY-047 · The authorization changed while you were here',
  args: { code: 'LW-APY-047' },
  tags: ['outcome:LW-APY-047'],
});
