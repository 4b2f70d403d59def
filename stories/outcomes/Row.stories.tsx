import type { OutcomeCode } from '@linework/domain';
import { codesInOrder } from '@linework/review';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { loadBothLanguages } from '../both-languages.ts';
import { OutcomeRow } from './OutcomeRow.tsx';

const isCode = (code: unknown): code is OutcomeCode => codesInOrder.some((known) => known === code);

const meta = preview.meta({
  title: 'Catalog/Outcome row',
  tags: ['for:reviewers'],
  loaders: [loadBothLanguages],
  args: { code: 'LW-PAY-010' },
  argTypes: { code: { control: 'select', options: codesInOrder } },
  render: ({ code }, { loaded: { words } }) => (
    <OutcomeRow code={isCode(code) ? code : 'LW-PAY-010'} words={words} />
  ),
});

/** The register leads here with the code it asks for. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('LW-PAY-010');
    await expect(canvas.getByText(/4000 0000 0000 0119/)).toBeVisible();
  },
});

export const Waiting = meta.story({
  args: { code: 'LW-AUT-080' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/waiting for: personal security code/)).toBeVisible();
  },
});
