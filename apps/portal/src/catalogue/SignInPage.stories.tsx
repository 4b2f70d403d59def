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
  play: async ({ canvas, words }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: words('signIn').like('heading') });
    await expect(heading).toBeVisible();
    // The stand-in is for as long as the typeface is on its way: the catalogue shows pages as they stay.
    await expect(getComputedStyle(heading).fontFamily).toMatch(/^"Inter Variable"/);
  },
});

export const SignedOut = meta.story({
  args: { path: '/login?loggedOut=true' },
  play: async ({ canvas, words }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(await page.findByRole('status')).toHaveTextContent(words('signIn').t('signedOut.title'));
  },
});

export const WrongPassword = meta.story({
  tags: ['outcome:LW-AUT-010'],
  play: async ({ canvas, words }) => {
    await userEvent.type(await canvas.findByLabelText(words('signIn').like('username')), 'maple');
    await userEvent.type(await canvas.findByLabelText(words('signIn').like('password.label')), 'wrong');
    await userEvent.click(await canvas.findByRole('button', { name: words('signIn').like('submit') }));
    await expect(await canvas.findByText(words('outcomes').part('LW-AUT-010.title'))).toBeVisible();
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
  play: async ({ canvas, words }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: words('signIn').like('passkey.submit') }),
    );
    await waitFor(() => expect(navigator.credentials.get).toHaveBeenCalled());
    await expect(
      await canvas.findByRole('button', { name: words('signIn').like('passkey.submit') }),
    ).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const PasskeyFailed = meta.story({
  tags: ['outcome:LW-AUT-052'],
  beforeEach: () => {
    const asked = spyOn(navigator.credentials, 'get').mockRejectedValue(new Error('no device'));
    return () => asked.mockRestore();
  },
  play: async ({ canvas, words }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: words('signIn').like('passkey.submit') }),
    );
    await expect(await canvas.findByText(words('outcomes').part('LW-AUT-052.title'))).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words('signIn').like('heading') }),
    ).toBeVisible();
  },
});

export const Community = meta.story({
  globals: { brand: 'community' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('communityCustomer'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words('signIn').like('heading') }),
    ).toBeVisible();
    await expect(document.title).toBe(
      `${words('shell').t('titles.login')} – ${words('shell').t('titles.communitySite')}`,
    );
  },
});
