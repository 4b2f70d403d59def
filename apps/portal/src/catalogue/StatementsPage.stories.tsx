import { situatedScenario, storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { askedSituation } from '@linework/review';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const meta = preview.meta({
  title: 'Pages/Statements',
  component: PortalStory,
  parameters: wholePage,
  tags: ['route:/billing/view-statements'],
  args: { path: '/billing/view-statements' },
});

/** Follows the toolbar's situation. */
export const Default = meta.story({
  tags: ['situation:chosen'],
  beforeEach: ({ msw, globals }) =>
    msw.use(...handlersFor(situatedScenario('current', askedSituation(globals)))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: words('statements').like('title') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: words('statement').part('lead') })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: words('statements').like('earlier.heading') }),
    ).toBeVisible();
  },
});

export const InSpanish = meta.story({
  globals: { language: 'es' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('everyChange'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { name: words('statement').part('lead') })).toBeVisible();
  },
});

/** What an address names is not on this account. */
export const Unknown = meta.story({
  args: { path: '/billing/view-statements?statement=of-somebody-else' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('statements').like('unknown.heading') }),
    ).toBeVisible();
  },
});

/** From one day to another, as its address has them. */
export const ByDates = meta.story({
  args: { path: '/billing/view-statements?from=2026-08-01&to=2026-11-20' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('statements').like('tables.heading') }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(storyScenario('current'), {
        failing: { Statement: 'LW-SYS-010', Statements: 'LW-SYS-010' },
      }),
    ),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('cardOutcomes').like('LW-STM-020.title') }),
    ).toBeVisible();
  },
});

export const LockedBilling = meta.story({
  tags: ['role:billing'],
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('billingUser'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Billed by the enterprise site: shown where statements went. */
export const Suppressed = meta.story({
  tags: ['standing:statement.suppressed'],
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('enterpriseBilled'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('outcomes').t('LW-BIL-020.title'),
    );
  },
});
