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
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('link', { name: words('amountDue').like('pay') })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: words('billingHome').like('activity.heading') }),
    ).toBeVisible();
  },
});

/** Past due: the day on which service is turned off was asked for, and is said. */
export const PastDue = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('pastDue43'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('amountDue').part('staysOn') }),
    ).toBeVisible();
  },
});

/** A customer without a bill, a payment or a method yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('newCustomer'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('billingHome').like('bills.empty'))).toBeVisible();
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
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words('shell').like('titles.payBill') }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(storyScenario('current'), {
        failing: { BillingSummary: 'LW-SYS-010', CustomerBills: 'network', Transactions: 'LW-SYS-010' },
      }),
    ),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('cardOutcomes').like('LW-BIL-030.title') }),
    ).toBeVisible();
  },
});

export const LockedBilling = meta.story({
  tags: ['role:billing'],
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('billingUser'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('link', { name: words('billingLocked').part('ask') })).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('link', { name: words('amountDue').like('pay') })).toBeVisible();
    await expect(await canvas.findByText(/fin de la promoción de Internet/)).toBeVisible();
  },
});

/** The payment, opened over billing home. Follows the toolbar's situation. */
export const Payment = meta.story({
  tags: ['situation:chosen'],
  args: { path: '/billing/pay-bill?open=otp' },
  beforeEach: ({ msw, globals }) =>
    msw.use(...handlersFor(situatedScenario('current', askedSituation(globals)))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words('oneTimePayment').like('amount.heading') }),
    ).toBeVisible();
  },
});

/** The situation that the toolbar chooses, whatever the story's own customer: said above, and drawn. */
export const InAnotherSituation = meta.story({
  tags: ['situation:chosen'],
  globals: { standing: 'past-due-43', role: 'ADMIN', clock: '1d' },
  beforeEach: ({ msw, globals }) =>
    msw.use(...handlersFor(situatedScenario('current', askedSituation(globals)))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('amountDue').part('staysOn') }),
    ).toBeVisible();
    await expect(canvas.getByText(words('situationNotice').like('followed'))).toBeVisible();
    await expect(new Date().getDate()).toBe(22);
  },
});

/** A story with a situation of its own does not follow the toolbar, and says so. */
export const InItsOwnSituation = meta.story({
  globals: { standing: 'past-due-43', clock: '1d' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('link', { name: words('amountDue').like('pay') })).toBeVisible();
    await expect(canvas.getByText(words('situationNotice').like('fixed'))).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: words('amountDue').part('staysOn') }),
    ).not.toBeInTheDocument();
    await expect(new Date().getDate()).toBe(21);
  },
});
