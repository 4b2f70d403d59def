import { OrdersScreen, ordersBundles } from '@linework/account-areas/orders';
import { useLoadable } from '../answers/use-loadable.ts';
import { mobileOrdersQuestion } from '../api/mobile-orders.ts';
import type { Page } from '../navigation/page.types.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { ForBilling } from './ForBilling.tsx';
import { orderLinks } from './order-links.ts';

function Orders() {
  const { accountId } = useSignedIn();
  return <OrdersScreen orders={useLoadable(mobileOrdersQuestion(accountId))} links={orderLinks} />;
}

/** What was ordered for mobile service. */
const MobileOrdersPage = () => (
  <ForBilling>
    <Orders />
  </ForBilling>
);

export const page: Page = { Component: MobileOrdersPage, copy: ordersBundles };
