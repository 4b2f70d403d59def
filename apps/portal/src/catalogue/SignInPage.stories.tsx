import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect, userEvent, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const meta = preview.meta({
  title: 'Pages/Sign in',
  component: PortalStory,
  parameters: wholePage,
  tags: ['route:/login'],
  args: { path: '/login', isSignedOut: true },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { path: '/login?loggedOut=true' },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(await page.findByRole('status')).toHaveTextContent('You’re signed out.');
  },
});

export const WrongPassword = meta.story({
  tags: ['outcome:LW-AUT-010'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'maple');
    await userEvent.type(await canvas.findByLabelText('Password'), 'wrong');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText(/don’t match/)).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  },
});

export const Community = meta.story({
  globals: { brand: 'community' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('communityCustomer'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(document.title).toBe('Sign in – Your Community Solutions Account');
  },
});
