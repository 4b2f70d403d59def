// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Wallet',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_WAL_010 = meta.story({
  name: 'LW-WAL-010 · Unable to Delete Payment Method',
  args: { code: 'LW-WAL-010' },
  tags: ['outcome:LW-WAL-010'],
});

export const LW_WAL_011 = meta.story({
  name: 'LW-WAL-011 · Unable to Delete Payment Method',
  args: { code: 'LW-WAL-011' },
  tags: ['outcome:LW-WAL-011'],
});
