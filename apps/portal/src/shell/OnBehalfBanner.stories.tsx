import { storyScenario } from '@linework/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { OnBehalfBanner, type OnBehalfBannerProps } from './OnBehalfBanner.tsx';

const { companyName, number } = storyScenario('current').facts.account;

const args: OnBehalfBannerProps = { userType: 'CSR', companyName, accountNumber: number };

const meta = preview.meta({
  title: 'Pages/On behalf banner',
  component: OnBehalfBanner,
  args,
});

export const Helping = meta.story({
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('onBehalf').like('CSR', { company: companyName }))).toBeVisible();
  },
});

export const Billing = meta.story({ args: { userType: 'BOBO' } });

export const LongNameOnPhoneInSpanish = meta.story({
  args: { companyName: storyScenario('longNames').facts.account.companyName, userType: 'BOBO' },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
