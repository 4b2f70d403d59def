import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ChunkProblem } from './ChunkProblem.tsx';

const meta = preview.meta({
  title: 'Pages/A part did not load',
  component: ChunkProblem,
  tags: ['outcome:LW-SYS-050'],
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Loading chunk failed',
    );
  },
});

export const Spanish = meta.story({ globals: { language: 'es' } });
