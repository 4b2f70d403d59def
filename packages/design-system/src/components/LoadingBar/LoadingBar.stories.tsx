import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { loadingBarAccessibility } from './LoadingBar.accessibility.ts';
import { LoadingBar } from './LoadingBar.tsx';

const meta = preview.meta({
  id: 'components-loadingbar',
  title: 'Components/Feedback/LoadingBar',
  component: LoadingBar,
  tags: ['autodocs'],
  parameters: { accessibility: loadingBarAccessibility, docs: { story: { inline: false, height: '80px' } } },
  args: { isLoading: true, label: 'Loading the page' },
});

export const Loading = meta.story({
  parameters: { camera: { progress: 'shown' } },
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
