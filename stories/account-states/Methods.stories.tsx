import preview from '../../.storybook/preview.tsx';
import { BillingHomeIn } from './BillingHomeIn.tsx';

const meta = preview.meta({ title: 'Account states/Payment methods', component: BillingHomeIn });

export const Available = meta.story({ args: { scenario: 'current' }, tags: ['standing:method.available'] });
export const ExpiringSoon = meta.story({
  args: { scenario: 'expiringCard' },
  tags: ['standing:method.expiringSoon'],
});
export const Expired = meta.story({ args: { scenario: 'expiredCard' }, tags: ['standing:method.expired'] });
