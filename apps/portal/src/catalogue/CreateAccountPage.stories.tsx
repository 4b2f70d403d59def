import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const meta = preview.meta({
  title: 'Pages/Create account',
  component: PortalStory,
  parameters: wholePage,
  tags: ['route:/create-account'],
  args: { path: '/create-account', isSignedOut: true },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
});

export const Default = meta.story({
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: words('createAccount').like('bill.heading.portal'),
      }),
    ).toBeVisible();
    await expect(document.title).toContain(words('shell').t('titles.createAccount'));
  },
});

export const SecuritySuite = meta.story({
  args: { path: '/create-fsecure-account' },
  tags: ['route:/create-fsecure-account'],
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: words('createAccount').like('bill.heading.securitySuite'),
      }),
    ).toBeVisible();
    // Security Suite's own page is not there yet: nobody is led to where nothing is.
    await expect(
      canvas.getByRole('link', { name: words('createAccount').like('backToSignIn') }),
    ).toHaveAttribute('href', '/login');
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: words('createAccount').like('bill.heading.portal'),
      }),
    ).toBeVisible();
  },
});
