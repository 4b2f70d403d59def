import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { skipLinkAccessibility } from './SkipLink.accessibility.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  id: 'components-skiplink',
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: { accessibility: skipLinkAccessibility, docs: { story: { inline: false, height: '120px' } } },
  args: { to: 'main', children: 'Skip to main content' },
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
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
});

export const LeadsToTheMainPart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
