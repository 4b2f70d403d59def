import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

/** Scheduled payments in the portal, with what the portal puts around them. */
const meta = preview.meta({
  title: 'Pages/Scheduled payment',
  component: PortalStory,
  parameters: wholePage,
  args: { path: '/billing/pay-bill?open=fdp' },
});

export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('twoScheduled'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('scheduledPayment').like('list.heading') }),
    ).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: words('scheduledPayment').like('list.manageWhich') }),
    ).toHaveLength(2);
  },
});
