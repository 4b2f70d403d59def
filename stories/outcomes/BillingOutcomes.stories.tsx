// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Billing',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_BIL_010 = meta.story({
  name: 'LW-BIL-010 · Unable to Load Billing Info',
  args: { code: 'LW-BIL-010' },
  tags: ['outcome:LW-BIL-010'],
});

export const LW_BIL_020 = meta.story({
  name: 'LW-BIL-020 · Your billing has moved',
  args: { code: 'LW-BIL-020' },
  tags: ['outcome:LW-BIL-020'],
});

export const LW_BIL_030 = meta.story({
  name: 'LW-BIL-030 · Unable to Load Transactions',
  args: { code: 'LW-BIL-030' },
  tags: ['outcome:LW-BIL-030'],
});

export const LW_BIL_040 = meta.story({
  name: 'LW-BIL-040 · Bill Pay Unavailable',
  args: { code: 'LW-BIL-040' },
  tags: ['outcome:LW-BIL-040'],
});

export const LW_BIL_050 = meta.story({
  name: 'LW-BIL-050 · Unable to Load Subscriptions',
  args: { code: 'LW-BIL-050' },
  tags: ['outcome:LW-BIL-050'],
});

export const LW_BIL_060 = meta.story({
  name: 'LW-BIL-060 · Unable to Load Billing Settings',
  args: { code: 'LW-BIL-060' },
  tags: ['outcome:LW-BIL-060'],
});
