import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SampleAutoPayManage } from './SampleAutoPayManage.tsx';
import { sampleAuthorizations } from './sample-authorizations.ts';
import { autoPayOn } from './sample-auto-pay.ts';

const meta = preview.meta({
  title: 'Print/Authorizations',
  component: SampleAutoPayManage,
  tags: ['mode:print'],
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false } },
  parameters: { paperOwner: autoPayOn.facts.account },
  args: { state: 'readingAuthorizations', context: { authorizations: sampleAuthorizations() } },
});

export const Given = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(/Account ···· \d{4}$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const GivenInSpanish = meta.story({
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false }, language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Cuenta ···· \d{4}$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
