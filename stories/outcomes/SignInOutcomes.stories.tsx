// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/Sign-in',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_AUT_010 = meta.story({
  name: 'LW-AUT-010 · The username and password don’t match',
  args: { code: 'LW-AUT-010' },
  tags: ['outcome:LW-AUT-010'],
});

export const LW_AUT_020 = meta.story({
  name: 'LW-AUT-020 · Session authentication has failed.',
  args: { code: 'LW-AUT-020' },
  tags: ['outcome:LW-AUT-020'],
});

export const LW_AUT_030 = meta.story({
  name: 'LW-AUT-030 · Your session has ended',
  args: { code: 'LW-AUT-030' },
  tags: ['outcome:LW-AUT-030'],
});

export const LW_AUT_040 = meta.story({
  name: 'LW-AUT-040 · Too many attempts',
  args: { code: 'LW-AUT-040' },
  tags: ['outcome:LW-AUT-040'],
});

export const LW_AUT_041 = meta.story({
  name: 'LW-AUT-041 · That code doesn’t match',
  args: { code: 'LW-AUT-041' },
  tags: ['outcome:LW-AUT-041'],
});

export const LW_AUT_042 = meta.story({
  name: 'LW-AUT-042 · That code doesn’t work anymore',
  args: { code: 'LW-AUT-042' },
  tags: ['outcome:LW-AUT-042'],
});

export const LW_AUT_043 = meta.story({
  name: 'LW-AUT-043 · That password is too easy to guess',
  args: { code: 'LW-AUT-043' },
  tags: ['outcome:LW-AUT-043'],
});

export const LW_AUT_050 = meta.story({
  name: 'LW-AUT-050 · You don’t have access to this',
  args: { code: 'LW-AUT-050' },
  tags: ['outcome:LW-AUT-050'],
});

export const LW_AUT_060 = meta.story({
  name: 'LW-AUT-060 · We can’t find this account',
  args: { code: 'LW-AUT-060' },
  tags: ['outcome:LW-AUT-060'],
});

export const LW_AUT_070 = meta.story({
  name: 'LW-AUT-070 · This page is out of date',
  args: { code: 'LW-AUT-070' },
  tags: ['outcome:LW-AUT-070'],
});

export const LW_AUT_080 = meta.story({
  name: 'LW-AUT-080 · We couldn’t confirm your personal security code',
  args: { code: 'LW-AUT-080' },
  tags: ['outcome:LW-AUT-080'],
});
