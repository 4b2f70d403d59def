import preview from '../../.storybook/preview.tsx';
import { BillingHomeIn } from './BillingHomeIn.tsx';

const meta = preview.meta({ title: 'Account states/Restrictions', component: BillingHomeIn });

export const NoCards = meta.story({
  args: { scenario: 'cardRestricted' },
  tags: ['standing:restriction.card'],
});
export const NoBankAccounts = meta.story({
  args: { scenario: 'bankRestricted' },
  tags: ['standing:restriction.bank'],
});
export const CashOnly = meta.story({
  args: { scenario: 'bothRestricted' },
  tags: ['standing:restriction.cardAndBank'],
});
export const OnlineBlocked = meta.story({
  args: { scenario: 'onlineBlocked' },
  tags: ['standing:restriction.blocked'],
});
