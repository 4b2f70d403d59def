import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BillingHomeIn } from './BillingHomeIn.tsx';

const meta = preview.meta({ title: 'Account states/Mobile', component: BillingHomeIn });

export const PastDue = meta.story({
  args: { scenario: 'mobilePastDue' },
  tags: ['standing:mobile.pastDue'],
  play: async ({ canvas, words }) => {
    // Whoever has had bills has had activity.
    const activity = canvas.getByRole('region', { name: words('billingHome').like('activity.heading') });
    await expect(within(activity).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
});
/** Beside the account's own notice, which it does not hide. */
export const HotlinedBesideAPastDueAccount = meta.story({
  args: { scenario: 'mobileHotlined' },
  tags: ['standing:mobile.hotlined'],
});
export const TemporarilyDisconnected = meta.story({
  args: { scenario: 'mobileOff' },
  tags: ['standing:mobile.temporarilyDisconnected'],
});
/** Mobile service requires an Auto Pay of its own, and leads to turning it on. */
export const MissingAutoPay = meta.story({
  args: { scenario: 'mobileActive' },
  tags: ['standing:mobile.missingAutoPay'],
});
export const Inactive = meta.story({
  args: { scenario: 'mobileInactive' },
  tags: ['standing:mobile.inactive'],
});
