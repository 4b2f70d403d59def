import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CannotStart } from './CannotStart.tsx';

const meta = preview.meta({
  title: 'Pages/The portal did not start',
  component: CannotStart,
});

export const Default = meta.story({
  args: { code: 'LW-SYS-051' },
  play: async ({ canvasElement, words }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(words('chunkProblem').t('title'));
    await waitFor(() => expect(document.title).toBe(words('chunkProblem').t('title')));
  },
});

export const Spanish = meta.story({ args: { code: 'LW-SYS-051' }, globals: { language: 'es' } });
