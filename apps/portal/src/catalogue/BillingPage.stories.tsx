import { situatedScenario, storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { askedSituation } from '@linework/review';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const meta = preview.meta({
  title: 'Pages/Billing',
  component: PortalStory,
  parameters: wholePage,
  tags: ['route:/billing/pay-bill'],
  args: { path: '/billing/pay-bill' },
});

/** Follows the toolbar's situation. */
export const Default = meta.story({
  tags: ['situation:chosen'],
  beforeEach: ({ msw, globals }) =>
    msw.use(...handlersFor(situatedScenario('current', askedSituation(globals)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Pay \$/ })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Recent activity' })).toBeVisible();
  },
});

/** Past due: the day on which service is turned off was asked for, and is said. */
export const PastDue = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('pastDue43'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /to keep your service on$/ })).toBeVisible();
  },
});

/** A customer without a bill, a payment or a method yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('newCustomer'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your first bill will appear here when it’s ready.')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { network: { waiting: ['BillingSummary', 'PaymentMethods', 'CustomerBills', 'Transactions'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(storyScenario('current'), {
        stalled: ['BillingSummary', 'PaymentMethods', 'CustomerBills', 'Transactions'],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(storyScenario('current'), {
        failing: { BillingSummary: 'LW-SYS-010', CustomerBills: 'network', Transactions: 'LW-SYS-010' },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unable to Load Transactions' })).toBeVisible();
  },
});

export const LockedBilling = meta.story({
  tags: ['role:billing'],
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('billingUser'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Ask an admin to pay/ })).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Pagar \$/ })).toBeVisible();
    await expect(await canvas.findByText(/fin de la promoción de Internet/)).toBeVisible();
  },
});

/** The payment, opened over billing home. Follows the toolbar's situation. */
export const Payment = meta.story({
  tags: ['situation:chosen'],
  args: { path: '/billing/pay-bill?open=otp' },
  beforeEach: ({ msw, globals }) =>
    msw.use(...handlersFor(situatedScenario('current', askedSituation(globals)))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'How much would you like to pay?' }),
    ).toBeVisible();
  },
});

/** The situation that the toolbar chooses, whatever the story's own customer: said above, and drawn. */
export const InAnotherSituation = meta.story({
  tags: ['situation:chosen'],
  globals: { standing: 'past-due-43', role: 'ADMIN', clock: '1d' },
  beforeEach: ({ msw, globals }) =>
    msw.use(...handlersFor(situatedScenario('current', askedSituation(globals)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /to keep your service on$/ })).toBeVisible();
    await expect(canvas.getByText(/shows the situation chosen in the toolbar/)).toBeVisible();
    await expect(new Date().getDate()).toBe(22);
  },
});

/** A story with a situation of its own does not follow the toolbar, and says so. */
export const InItsOwnSituation = meta.story({
  globals: { standing: 'past-due-43', clock: '1d' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Pay \$/ })).toBeVisible();
    await expect(canvas.getByText(/has its own situation/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /to keep your service on$/ })).not.toBeInTheDocument();
    await expect(new Date().getDate()).toBe(21);
  },
});
