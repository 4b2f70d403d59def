import { OrderScreen, ordersBundles } from '@linework/account-areas/orders';
import { useLoadable } from '../answers/use-loadable.ts';
import { mobileOrderQuestion } from '../api/mobile-orders.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePageParameters } from '../navigation/page-location.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { ForBilling } from './ForBilling.tsx';
import { orderLinks } from './order-links.ts';

function Order() {
  const { accountId } = useSignedIn();
  const { orderId } = usePageParameters('mobileOrder');
  return <OrderScreen order={useLoadable(mobileOrderQuestion(accountId, orderId))} links={orderLinks} />;
}

/** One order with its shipments. */
const MobileOrderPage = () => (
  <ForBilling>
    <Order />
  </ForBilling>
);

export const page: Page = { Component: MobileOrderPage, copy: ordersBundles };
