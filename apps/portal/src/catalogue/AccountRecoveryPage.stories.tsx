import { sampleRecoveryCode, storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect, userEvent } from 'storybook/test';
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

/** From the question to the new password, past a wrong code and one that is easy to guess. */
export const Recovered = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username or email'), 'maple{Enter}');
    const code = await canvas.findByLabelText('Code');
    await userEvent.type(code, '00000000{Enter}');
    await expect(await canvas.findByText(/doesn’t match/)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, `${sampleRecoveryCode}{Enter}`);
    const password = await canvas.findByLabelText('New password');
    await userEvent.type(password, 'password1234{Enter}');
    await expect(await canvas.findByText(/too easy to guess/)).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'four words that rhyme{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enviarme un código' })).toBeVisible();
  },
});
