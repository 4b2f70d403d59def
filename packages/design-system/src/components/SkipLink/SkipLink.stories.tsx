import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { to: 'main', children: 'Skip to the main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <h1>Billing</h1>
      </main>
    </>
  ),
});

export const FirstThingThatTabReaches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the main content' })).toHaveFocus();
  },
});
