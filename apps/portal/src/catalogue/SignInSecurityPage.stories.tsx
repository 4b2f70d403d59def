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
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('signInSecurity').like('devices.this'))).toBeVisible();
    await expect(document.title).toContain(words('shell').t('titles.signInSecurity'));
  },
});

export const PasswordChanged = meta.story({
  play: async ({ canvas, words }) => {
    await userEvent.type(
      await canvas.findByLabelText(words('signInSecurity').like('password.label')),
      'four words that rhyme',
    );
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(
      dialog.getByLabelText(words('signInSecurity').like('confirm.label')),
      'linework-demo',
    );
    await userEvent.click(
      dialog.getByRole('button', { name: words('signInSecurity').like('confirm.submit') }),
    );
    await expect(await canvas.findByText(words('signInSecurity').like('password.done.title'))).toBeVisible();
  },
});
