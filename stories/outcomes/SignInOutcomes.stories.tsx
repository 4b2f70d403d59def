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

export const LW_AUT_044 = meta.story({
  name: 'LW-AUT-044 · That doesn’t match a bill',
  args: { code: 'LW-AUT-044' },
  tags: ['outcome:LW-AUT-044'],
});

export const LW_AUT_045 = meta.story({
  name: 'LW-AUT-045 · That username is taken',
  args: { code: 'LW-AUT-045' },
  tags: ['outcome:LW-AUT-045'],
});

export const LW_AUT_046 = meta.story({
  name: 'LW-AUT-046 · Confirm it’s you',
  args: { code: 'LW-AUT-046' },
  tags: ['outcome:LW-AUT-046'],
});

export const LW_AUT_047 = meta.story({
  name: 'LW-AUT-047 · That password isn’t right',
  args: { code: 'LW-AUT-047' },
  tags: ['outcome:LW-AUT-047'],
});

export const LW_AUT_048 = meta.story({
  name: 'LW-AUT-048 · Start over',
  args: { code: 'LW-AUT-048' },
  tags: ['outcome:LW-AUT-048'],
});

export const LW_AUT_049 = meta.story({
  name: 'LW-AUT-049 · That code isn’t right',
  args: { code: 'LW-AUT-049' },
  tags: ['outcome:LW-AUT-049'],
});

export const LW_AUT_050 = meta.story({
  name: 'LW-AUT-050 · You don’t have access to this',
  args: { code: 'LW-AUT-050' },
  tags: ['outcome:LW-AUT-050'],
});

export const LW_AUT_051 = meta.story({
  name: 'LW-AUT-051 · Sign in again',
  args: { code: 'LW-AUT-051' },
  tags: ['outcome:LW-AUT-051'],
});

export const LW_AUT_052 = meta.story({
  name: 'LW-AUT-052 · We couldn’t sign you in with that passkey',
  args: { code: 'LW-AUT-052' },
  tags: ['outcome:LW-AUT-052'],
});

export const LW_AUT_053 = meta.story({
  name: 'LW-AUT-053 · We couldn’t add that passkey',
  args: { code: 'LW-AUT-053' },
  tags: ['outcome:LW-AUT-053'],
});

export const LW_AUT_054 = meta.story({
  name: 'LW-AUT-054 · You’ve reached the limit for passkeys',
  args: { code: 'LW-AUT-054' },
  tags: ['outcome:LW-AUT-054'],
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
