// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Mobile',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_MOB_010 = meta.story({
  name: 'LW-MOB-010 · Unable to Load Mobile Billing Info',
  args: { code: 'LW-MOB-010' },
  tags: ['outcome:LW-MOB-010'],
});

export const LW_MOB_020 = meta.story({
  name: 'LW-MOB-020 · Unable to Make Device Payments',
  args: { code: 'LW-MOB-020' },
  tags: ['outcome:LW-MOB-020'],
});

export const LW_MOB_021 = meta.story({
  name: 'LW-MOB-021 · This device can’t be paid here right now',
  args: { code: 'LW-MOB-021' },
  tags: ['outcome:LW-MOB-021'],
});
