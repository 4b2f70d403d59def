// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Transactions',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_TRX_010 = meta.story({
  name: 'LW-TRX-010 · Activity Unavailable',
  args: { code: 'LW-TRX-010' },
  tags: ['outcome:LW-TRX-010'],
});

export const LW_TRX_020 = meta.story({
  name: 'LW-TRX-020 · Transaction Unavailable',
  args: { code: 'LW-TRX-020' },
  tags: ['outcome:LW-TRX-020'],
});

export const LW_TRX_030 = meta.story({
  name: 'LW-TRX-030 · Unable to Download Transactions',
  args: { code: 'LW-TRX-030' },
  tags: ['outcome:LW-TRX-030'],
});
