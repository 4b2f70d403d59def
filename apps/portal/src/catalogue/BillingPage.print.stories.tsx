import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect } from 'storybook/test';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const onPaper = { medium: 'paper', viewport: { value: 'letter', isRotated: false } } as const;

const current = storyScenario('current');

/** Whose the page is, beside the company's name: the summary above the bill has the number by itself. */
const ownerIn = (words: StoryWords): RegExp => {
  const lastFour = current.facts.account.number.slice(-4);
  return new RegExp(` · ${words('shell').part('account', { lastFour }).source}$`, 'u');
};

const meta = preview.meta({
  title: 'Print/Billing home',
  component: PortalStory,
  tags: ['mode:print'],
  globals: onPaper,
  args: { path: '/billing/pay-bill' },
});

export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(current)),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('billingHome').like('activity.heading') }),
    ).toBeVisible();
    await expect(canvas.getByText(ownerIn(words))).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const PastDue = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('pastDue43'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('billingHome').like('activity.heading') }),
    ).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: { ...onPaper, language: 'es' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(current)),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(ownerIn(words))).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
