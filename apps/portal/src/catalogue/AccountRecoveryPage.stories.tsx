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
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Forgot your username or password?' }),
    ).toBeVisible();
    await expect(document.title).toContain('Forgot your username or password?');
  },
});

export const WithoutPasswordReset = meta.story({
  args: { path: '/account-recovery?password-reset=false' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Email me my username' })).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enviarme un código' })).toBeVisible();
  },
});
