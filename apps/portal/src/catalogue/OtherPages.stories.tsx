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
