// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Paperless billing',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_PPL_010 = meta.story({
  name: 'LW-PPL-010 · Unable to Enroll in Paperless Billing',
  args: { code: 'LW-PPL-010' },
  tags: ['outcome:LW-PPL-010'],
});
