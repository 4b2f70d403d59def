// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/System',
  component: OutcomeView,
  args: { onAction: fn() },
});

export const LW_SYS_010 = meta.story({
  name: 'LW-SYS-010 · Service Unavailable',
  args: { code: 'LW-SYS-010' },
  tags: ['outcome:LW-SYS-010'],
});

export const LW_SYS_011 = meta.story({
  name: 'LW-SYS-011 · Unable to Load Account Details',
  args: { code: 'LW-SYS-011' },
  tags: ['outcome:LW-SYS-011'],
});

export const LW_SYS_020 = meta.story({
  name: 'LW-SYS-020 · Could not find an API',
  args: { code: 'LW-SYS-020' },
  tags: ['outcome:LW-SYS-020'],
});

export const LW_SYS_030 = meta.story({
  name: 'LW-SYS-030 · We’re down for maintenance',
  args: { code: 'LW-SYS-030' },
  tags: ['outcome:LW-SYS-030'],
});

export const LW_SYS_040 = meta.story({
  name: 'LW-SYS-040 · We can’t find that page',
  args: { code: 'LW-SYS-040' },
  tags: ['outcome:LW-SYS-040'],
});

export const LW_SYS_050 = meta.story({
  name: 'LW-SYS-050 · Loading chunk failed',
  args: { code: 'LW-SYS-050' },
  tags: ['outcome:LW-SYS-050'],
});

export const LW_SYS_051 = meta.story({
  name: 'LW-SYS-051 · Loading chunk failed',
  args: { code: 'LW-SYS-051' },
  tags: ['outcome:LW-SYS-051'],
});

export const LW_SYS_052 = meta.story({
  name: 'LW-SYS-052 · Loading chunk failed',
  args: { code: 'LW-SYS-052' },
  tags: ['outcome:LW-SYS-052'],
});

export const LW_SYS_060 = meta.story({
  name: 'LW-SYS-060 · We couldn’t understand that request',
  args: { code: 'LW-SYS-060' },
  tags: ['outcome:LW-SYS-060'],
});
