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

export const LW_WAL_012 = meta.story({
  name: 'LW-WAL-012 · This payment method just changed',
  args: { code: 'LW-WAL-012' },
  tags: ['outcome:LW-WAL-012'],
});

export const LW_WAL_013 = meta.story({
  name: 'LW-WAL-013 · This payment method is already saved',
  args: { code: 'LW-WAL-013' },
  tags: ['outcome:LW-WAL-013'],
});

export const LW_WAL_014 = meta.story({
  name: 'LW-WAL-014 · You’ve saved all the payment methods you can',
  args: { code: 'LW-WAL-014' },
  tags: ['outcome:LW-WAL-014'],
});

export const LW_WAL_015 = meta.story({
  name: 'LW-WAL-015 · Prepaid and gift cards can’t be saved',
  args: { code: 'LW-WAL-015' },
  tags: ['outcome:LW-WAL-015'],
});

export const LW_WAL_016 = meta.story({
  name: 'LW-WAL-016 · Choose another nickname',
  args: { code: 'LW-WAL-016' },
  tags: ['outcome:LW-WAL-016'],
});

export const LW_WAL_017 = meta.story({
  name: 'LW-WAL-017 · You can delete this method after its next payment',
  args: { code: 'LW-WAL-017' },
  tags: ['outcome:LW-WAL-017'],
});

export const LW_WAL_020 = meta.story({
  name: 'LW-WAL-020 · We couldn’t save this payment method',
  args: { code: 'LW-WAL-020' },
  tags: ['outcome:LW-WAL-020'],
});
