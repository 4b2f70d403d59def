import type { SessionAnswer } from '@linework/contract';
import { BillingIcon, HomeIcon, type IconShape } from '@linework/design-system';
import { can, type Permission } from '@linework/domain';
import { paths } from '../routes/paths.ts';

interface Tab {
  readonly name: 'accountSummary' | 'billing';
  readonly href: string;
  readonly icon: IconShape;
  readonly needs: Permission;
}

const tabs: readonly Tab[] = [
  { name: 'accountSummary', href: paths.accountSummary(), icon: HomeIcon, needs: 'account.view' },
  { name: 'billing', href: paths.billing.payBill(), icon: BillingIcon, needs: 'billing.view' },
];

/** The tabs of somebody signed in, by what they may do (spec section 2.4). Areas join as they are built. */
export const tabsFor = ({ user }: Pick<SessionAnswer, 'user'>): readonly Tab[] =>
  tabs.filter((tab) => can(user.role, tab.needs));
