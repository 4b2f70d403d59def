import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect, screen, userEvent, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const meta = preview.meta({
  title: 'Pages/Sign-in and security',
  component: PortalStory,
  parameters: wholePage,
  tags: ['route:/sign-in-and-security'],
  args: { path: '/sign-in-and-security' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(document.title).toContain('Sign-in and security');
  },
});

export const PasswordChanged = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four words that rhyme');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'linework-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Your password was changed.')).toBeVisible();
  },
});
