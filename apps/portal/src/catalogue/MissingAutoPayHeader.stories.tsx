import { type ScenarioName, storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
// At hand before the portal starts: a page does not wait for it beyond its time, and here it is made on its first use.
import '../shell/MissingAutoPayNotice.tsx';
import { PortalStory } from './PortalStory.tsx';

const about = (name: ScenarioName) => handlersFor(storyScenario(name));

const meta = preview.meta({
  title: 'Pages/Header without mobile Auto Pay',
  component: PortalStory,
  parameters: wholePage,
  args: { path: '/billing/view-statements' },
  beforeEach: ({ msw }) => msw.use(...about('mobileActive')),
});

const told = (words: StoryWords) => words('mobileStandings').part('missingAutoPay.title');
const turnOn = (words: StoryWords) => ({ name: words('mobileStandings').like('missingAutoPay.turnOn') });

/** Mobile service requires Auto Pay: who may turn it on is told above every page, and led there. */
export const Default = meta.story({
  tags: ['header:missingAutoPay'],
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(told(words))).toBeVisible();
    await expect(canvas.getByRole('link', turnOn(words))).toHaveAttribute(
      'href',
      expect.stringMatching(/open=ap.*for=mobile/),
    );
  },
});

/** Billing says so in an alert of its own: the header doesn't say it again. */
export const OnceOnBilling = meta.story({
  args: { path: '/billing/pay-bill' },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(told(words))).toBeVisible();
    await expect(canvas.getAllByRole('link', turnOn(words))).toHaveLength(1);
  },
});

/** It is on: nothing is asked for. */
export const TurnedOn = meta.story({
  beforeEach: ({ msw }) => msw.use(...about('mobileAutoPayOn')),
  play: async ({ canvas, words }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(told(words))).not.toBeInTheDocument();
  },
});

export const OnPhoneInSpanish = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'es' },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('link', turnOn(words))).toBeVisible();
  },
});
