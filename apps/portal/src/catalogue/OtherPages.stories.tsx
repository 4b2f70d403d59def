import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const meta = preview.meta({
  title: 'Pages/Other pages',
  component: PortalStory,
  parameters: wholePage,
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
});

export const NotFound = meta.story({
  tags: ['route:/404', 'outcome:LW-SYS-040'],
  args: { path: '/404' },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('outcomes').t('LW-SYS-040.title'),
    );
  },
});

/** An area that is not built yet answers as a page that does not exist. */
export const NotBuiltYet = meta.story({
  args: { path: '/support', isSignedOut: true },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('outcomes').t('LW-SYS-040.title'),
    );
  },
});

/** For anybody; a press away at the foot of every page. */
export const Cookies = meta.story({
  tags: ['route:/cookies'],
  args: { path: '/cookies' },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('cookies').t('heading'),
    );
    await expect(
      await canvas.findByRole('link', { name: words('cookies').like('held.download') }),
    ).toBeVisible();
  },
});

/** Whoever acts for a customer sees on whose behalf over every page, and nothing of the customer's sign-in. */
export const OnBehalf = meta.story({
  args: { path: '/cookies' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('onBehalf'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('onBehalf').part('CSR'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('cookies').t('heading'),
    );
    await expect(canvas.queryByRole('link', { name: words('cookies').like('held.download') })).toBeNull();
  },
});

export const Maintenance = meta.story({
  tags: ['route:/maintenance', 'outcome:LW-SYS-030'],
  args: { path: '/account-summary' },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(storyScenario('current'), { failing: { session: 'LW-SYS-030' } })),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('outcomes').t('LW-SYS-030.title'),
    );
  },
});

export const MaintenanceInSpanish = meta.story({
  globals: { language: 'es' },
  args: { path: '/maintenance', isSignedOut: true },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('outcomes').t('LW-SYS-030.title'),
    );
  },
});

/** Enterprise-billed accounts are shown where billing went. */
export const BillingMoved = meta.story({
  tags: ['route:/billing/moved', 'outcome:LW-BIL-020'],
  args: { path: '/billing/moved' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('enterpriseBilled'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('outcomes').t('LW-BIL-020.title'),
    );
    await expect(
      await canvas.findByRole('button', { name: words('outcomeActions').like('openEnterprise') }),
    ).toBeVisible();
  },
});

/** Where self-installation is turned off and the provider has no page for it. */
export const ContactToContinue = meta.story({
  tags: ['route:/contact-to-continue'],
  args: { path: '/contact-to-continue' },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('contactToContinue').like('title'),
    );
    await expect(
      canvas.getByRole('link', {
        name: words('contactToContinue').like('call', { phone: '1-800-555-0142' }),
      }),
    ).toHaveAttribute('href', 'tel:18005550142');
  },
});

const voiceManager = 'https://voice.provider.example/';

/** Lines are managed elsewhere: nobody is there without having been told. */
export const LeavingForAnotherSite = meta.story({
  args: {
    path: '/voice/manage-lines',
    configured: {
      links: {
        support: 'https://support.example/',
        stores: 'https://stores.example/',
        enterprise: 'https://enterprise.example/',
        terms: 'https://terms.example/',
        privacy: 'https://privacy.example/',
        selfInstall: null,
        voiceManager,
      },
    },
  },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('link', {
        name: words('leaving').like('go', { site: 'voice.provider.example' }),
      }),
    ).toHaveAttribute('href', voiceManager);
    await expect(canvas.getByRole('button', { name: words('leaving').like('stay') })).toBeVisible();
  },
});
