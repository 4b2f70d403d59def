// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Paperless billing',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_PPL_001 = meta.story({
  name: 'LW-PPL-001 · Paperless billing is on',
  args: { code: 'LW-PPL-001' },
  tags: ['outcome:LW-PPL-001'],
});

export const LW_PPL_002 = meta.story({
  name: 'LW-PPL-002 · Your bill emails now go to a new address',
  args: { code: 'LW-PPL-002' },
  tags: ['outcome:LW-PPL-002'],
});

export const LW_PPL_003 = meta.story({
  name: 'LW-PPL-003 · You’ll get your bills by mail again',
  args: { code: 'LW-PPL-003' },
  tags: ['outcome:LW-PPL-003'],
});

export const LW_PPL_010 = meta.story({
  name: 'LW-PPL-010 · Unable to Enroll in Paperless Billing',
  args: { code: 'LW-PPL-010' },
  tags: ['outcome:LW-PPL-010'],
});

export const LW_PPL_011 = meta.story({
  name: 'LW-PPL-011 · Unable to Change Paperless Billing',
  args: { code: 'LW-PPL-011' },
  tags: ['outcome:LW-PPL-011'],
});

export const LW_PPL_012 = meta.story({
  name: 'LW-PPL-012 · This changed while you were here',
  args: { code: 'LW-PPL-012' },
  tags: ['outcome:LW-PPL-012'],
});

export const LW_PPL_013 = meta.story({
  name: 'LW-PPL-013 · Check the email address',
  args: { code: 'LW-PPL-013' },
  tags: ['outcome:LW-PPL-013'],
});
