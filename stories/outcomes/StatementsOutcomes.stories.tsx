// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Statements',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_STM_010 = meta.story({
  name: 'LW-STM-010 · Looking for Your Statement?',
  args: { code: 'LW-STM-010' },
  tags: ['outcome:LW-STM-010'],
});

export const LW_STM_020 = meta.story({
  name: 'LW-STM-020 · Bill Details Unavailable',
  args: { code: 'LW-STM-020' },
  tags: ['outcome:LW-STM-020'],
});

export const LW_STM_030 = meta.story({
  name: 'LW-STM-030 · Printable Statement Unavailable',
  args: { code: 'LW-STM-030' },
  tags: ['outcome:LW-STM-030'],
});

export const LW_STM_031 = meta.story({
  name: 'LW-STM-031 · Statement unable to download',
  args: { code: 'LW-STM-031' },
  tags: ['outcome:LW-STM-031'],
});
