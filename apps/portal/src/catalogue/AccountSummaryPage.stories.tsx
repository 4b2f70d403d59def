import { usd } from '@linework/domain';
import { situatedScenario, storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { askedSituation } from '@linework/review';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const meta = preview.meta({
  title: 'Pages/Account summary',
  component: PortalStory,
  parameters: wholePage,
  tags: ['route:/account-summary'],
  args: { path: '/account-summary' },
});

/** Follows the toolbar's situation. */
export const Default = meta.story({
  tags: ['situation:chosen', 'header:signedIn'],
  beforeEach: ({ msw, globals }) =>
    msw.use(...handlersFor(situatedScenario('current', askedSituation(globals)))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words('accountSummary').like('heading') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: words('amountDue').like('pay') })).toBeVisible();
  },
});

export const PastDue = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('pastDue43'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('link', { name: words('amountDue').part('payNow', { amount: usd(33014) }) }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { network: { waiting: ['BillingSummary', 'accounts', 'services'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(storyScenario('current'), { stalled: ['BillingSummary', 'accounts', 'services'] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(storyScenario('current'), {
        failing: { BillingSummary: 'LW-SYS-010', accounts: 'network' },
      }),
    ),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('cardOutcomes').like('LW-BIL-010.title') }),
    ).toBeVisible();
  },
});

/** A role without billing sees why, and whom to ask. */
export const Locked = meta.story({
  tags: ['role:standard'],
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('standardUser'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('link', { name: words('billingLocked').part('ask') })).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('pastDue30'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words('accountSummary').like('heading') }),
    ).toBeVisible();
  },
});

/** The community variant, by its host. */
export const Community = meta.story({
  globals: { brand: 'community' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('communityCustomer'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('link', { name: words('amountDue').like('pay') })).toBeVisible();
    await expect(document.title).toContain(words('shell').t('titles.communitySite'));
  },
});

/** Whoever acts for a customer is none of the account's people: nothing is said of their access. */
export const OnBehalf = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('onBehalf'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('accountSummary').like('details.heading') }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: words('accountSummary').like('access.heading') }),
    ).toBeNull();
  },
});
