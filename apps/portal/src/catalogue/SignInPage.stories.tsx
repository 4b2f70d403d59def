import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
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
  tags: ['header:unauthenticated'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /^(Sign in|Iniciar sesión)$/ });
    await expect(heading).toBeVisible();
    // The stand-in is for as long as the typeface is on its way: the catalogue shows pages as they stay.
    await expect(getComputedStyle(heading).fontFamily).toMatch(/^"Inter Variable"/);
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

/** Whoever closes the browser's dialog, or has no passkey on this device, is where they were: browsers say the same of both. */
export const PasskeyCanceled = meta.story({
  beforeEach: () => {
    const asked = spyOn(navigator.credentials, 'get').mockRejectedValue(
      new DOMException('Not allowed', 'NotAllowedError'),
    );
    return () => asked.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(navigator.credentials.get).toHaveBeenCalled());
    await expect(await canvas.findByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const PasskeyFailed = meta.story({
  tags: ['outcome:LW-AUT-052'],
  beforeEach: () => {
    const asked = spyOn(navigator.credentials, 'get').mockRejectedValue(new Error('no device'));
    return () => asked.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await expect(await canvas.findByText(/^We couldn’t sign you in with that passkey/)).toBeVisible();
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
