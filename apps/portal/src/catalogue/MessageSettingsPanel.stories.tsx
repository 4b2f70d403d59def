import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect, userEvent } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

/** The emails somebody gets, in the portal, with what the portal puts around it. */
const meta = preview.meta({
  title: 'Pages/Message settings',
  component: PortalStory,
  parameters: wholePage,
  args: { path: '/billing/bill-pay-options?open=msg' },
});

export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('current'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText('office@maplest.example')).toBeVisible();
    const made = canvas.getByRole('switch', { name: words('messageSettings').like('kinds.paymentMade') });
    await userEvent.click(made);
    await expect(await canvas.findByText(words('messageSettings').like('status.saved'))).toBeVisible();
    await expect(made).not.toBeChecked();
  },
});

/** Whoever may not see bills gets none of these, and is told who may. */
export const WithoutBillingAccess = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(storyScenario('standardUser'))),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('billingLocked').part('rest'))).toBeVisible();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
});
