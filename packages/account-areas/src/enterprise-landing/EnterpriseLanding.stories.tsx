import { storyScenario } from '@linework/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EnterpriseLanding } from './EnterpriseLanding.tsx';

const { companyName } = storyScenario('enterpriseBilled').facts.account;

const meta = preview.meta({
  title: 'Areas/Enterprise landing',
  parameters: { layout: 'padded' },
  component: EnterpriseLanding,
  args: {
    companyName,
    enterprise: 'https://enterprise.provider.example/billing',
    summary: '/account-summary',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

/** The link says where it leaves to. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^(Go to|Ir a) enterprise\.provider\.example$/ }),
    ).toHaveAttribute('href', 'https://enterprise.provider.example/billing');
  },
});

/** In the place of the amount due, on the account's summary. */
export const Part = meta.story({ args: { summary: null } });

export const LongContent = meta.story({
  args: {
    companyName: storyScenario('longNames').facts.account.companyName,
    enterprise: 'https://billing-of-large-accounts.enterprise-customers.provider.example/',
  },
});

export const OnPhoneInSpanish = meta.story({
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
