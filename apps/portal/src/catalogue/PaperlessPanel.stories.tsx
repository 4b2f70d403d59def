import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

/** Paperless billing in the portal, with what the portal puts around it. */
const meta = preview.meta({
  title: 'Pages/Paperless billing',
  component: PortalStory,
  parameters: wholePage,
  args: { path: '/billing/pay-bill?open=ppl' },
});

export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('paperless').like('overview.on') }),
    ).toBeVisible();
    await expect(canvas.getByText('office@maplest.example')).toBeVisible();
  },
});

/** Somebody without billing access sees how bills come, and nobody’s address. */
export const WithoutBillingAccess = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('standardUser'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('paperless').like('overview.restricted'))).toBeVisible();
    await expect(canvas.queryByText(/@/)).not.toBeInTheDocument();
  },
});
