import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const meta = preview.meta({
  title: 'Pages/Account recovery',
  component: PortalStory,
  parameters: wholePage,
  tags: ['route:/account-recovery'],
  args: { path: '/account-recovery/?password-reset=true', isSignedOut: true },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
});

export const Default = meta.story({
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words('accountRecovery').like('ask.heading') }),
    ).toBeVisible();
    await expect(document.title).toContain(words('shell').t('titles.accountRecovery'));
  },
});

export const WithoutPasswordReset = meta.story({
  args: { path: '/account-recovery?password-reset=false' },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('button', { name: words('accountRecovery').like('ask.submit.username') }),
    ).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('button', { name: words('accountRecovery').like('ask.submit.password') }),
    ).toBeVisible();
  },
});
