// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Scheduled payments',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_SCH_001 = meta.story({
  name: 'LW-SCH-001 · Your scheduled payment was changed',
  args: { code: 'LW-SCH-001' },
  tags: ['outcome:LW-SCH-001'],
});

export const LW_SCH_002 = meta.story({
  name: 'LW-SCH-002 · Your scheduled payment was canceled',
  args: { code: 'LW-SCH-002' },
  tags: ['outcome:LW-SCH-002'],
});

export const LW_SCH_010 = meta.story({
  name: 'LW-SCH-010 · Unable to Change Payment',
  args: { code: 'LW-SCH-010' },
  tags: ['outcome:LW-SCH-010'],
});

export const LW_SCH_011 = meta.story({
  name: 'LW-SCH-011 · This payment changed while you were here',
  args: { code: 'LW-SCH-011' },
  tags: ['outcome:LW-SCH-011'],
});
