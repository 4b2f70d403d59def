import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ChunkProblem } from './ChunkProblem.tsx';
import { WaitingForConnection } from './WaitingForConnection.tsx';

const meta = preview.meta({
  title: 'Pages/A part did not load',
  component: ChunkProblem,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story({
  args: { code: 'LW-SYS-050' },
  tags: ['outcome:LW-SYS-050'],
  play: async ({ canvasElement, words }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      words('chunkProblem').t('title'),
    );
  },
});

export const Missing = meta.story({ args: { code: 'LW-SYS-051' }, tags: ['outcome:LW-SYS-051'] });

export const TooLate = meta.story({ args: { code: 'LW-SYS-052' }, tags: ['outcome:LW-SYS-052'] });

/** No connection to load it with: it waits, and says so. */
export const WaitingForIt = meta.story({
  render: () => <WaitingForConnection />,
  args: { code: 'LW-SYS-051' },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      words('chunkProblem').t('offline.title'),
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Spanish = meta.story({ args: { code: 'LW-SYS-050' }, globals: { language: 'es' } });
