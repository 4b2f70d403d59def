import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ColorPairs } from './ColorPairs.tsx';
import { padded } from './frames.tsx';

const meta = preview.meta({
  title: 'Foundations/Color pairs',
  id: 'foundations-colour-pairs',
  tags: ['for:reviewers'],
  component: ColorPairs,
  parameters: padded,
});

export const Light = meta.story({
  args: { scheme: 'light', brand: 'business' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(20);
    await expect(canvas.queryByText(/too faint/)).not.toBeInTheDocument();
  },
});

export const Dark = meta.story({ args: { scheme: 'dark', brand: 'business' } });

export const CommunityLight = meta.story({ args: { scheme: 'light', brand: 'community' } });

export const CommunityDark = meta.story({ args: { scheme: 'dark', brand: 'community' } });
