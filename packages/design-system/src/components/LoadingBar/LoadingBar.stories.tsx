import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta = preview.meta({
  title: 'Components/LoadingBar',
  component: LoadingBar,
  args: { isLoading: true, label: 'Loading the page' },
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  },
});

export const Done = meta.story({
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
});
