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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'We can’t find that page',
    );
  },
});

/** An area that is not built yet answers as a page that does not exist. */
export const NotBuiltYet = meta.story({
  args: { path: '/support', isSignedOut: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'We can’t find that page',
    );
  },
});

/** For anybody; a press away at the foot of every page. */
export const Cookies = meta.story({
  tags: ['route:/cookies'],
  args: { path: '/cookies' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Cookies we use');
    await expect(await canvas.findByRole('link', { name: 'Download as a file' })).toBeVisible();
  },
});

/** Whoever acts for a customer sees on whose behalf over every page, and nothing of the customer's sign-in. */
export const OnBehalf = meta.story({
  args: { path: '/cookies' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('onBehalf'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re helping/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Cookies we use');
    await expect(canvas.queryByRole('link', { name: 'Download as a file' })).toBeNull();
  },
});

export const Maintenance = meta.story({
  tags: ['route:/maintenance', 'outcome:LW-SYS-030'],
  args: { path: '/account-summary' },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(storyScenario('current'), { failing: { session: 'LW-SYS-030' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'We’re down for maintenance',
    );
  },
});

export const MaintenanceInSpanish = meta.story({
  globals: { language: 'es' },
  args: { path: '/maintenance', isSignedOut: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Estamos en mantenimiento',
    );
  },
});

/** Enterprise-billed accounts are shown where billing went. */
export const BillingMoved = meta.story({
  tags: ['route:/billing/moved', 'outcome:LW-BIL-020'],
  args: { path: '/billing/moved' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('enterpriseBilled'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Your billing has moved',
    );
    await expect(await canvas.findByRole('button', { name: 'Go to the enterprise site' })).toBeVisible();
  },
});

/** Where self-installation is turned off and the provider has no page for it. */
export const ContactToContinue = meta.story({
  tags: ['route:/contact-to-continue'],
  args: { path: '/contact-to-continue' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^(Call us to continue|Llámenos para continuar)$/,
    );
    await expect(canvas.getByRole('link', { name: 'Call 1-800-555-0142' })).toHaveAttribute(
      'href',
      'tel:18005550142',
    );
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
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^(Go to|Ir a) voice\.provider\.example$/ }),
    ).toHaveAttribute('href', voiceManager);
    await expect(canvas.getByRole('button', { name: /^(Stay here|Quedarme aquí)$/ })).toBeVisible();
  },
});
