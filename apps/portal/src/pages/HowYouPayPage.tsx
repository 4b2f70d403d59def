import { HowYouPayScreen, howYouPayBundles } from '@linework/account-areas/how-you-pay';
import { can } from '@linework/domain';
import { useBillingSummary } from '../answers/use-billing-summary.ts';
import { useLoadable } from '../answers/use-loadable.ts';
import { autoPayStandingQuestion, scheduledQuestion } from '../api/how-you-pay.ts';
import { walletQuestion } from '../api/wallet.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { flowAddress } from '../routes/is-built.ts';
import { billingLinks } from './billing-links.ts';
import { ForBilling } from './ForBilling.tsx';

function HowYouPayPanel() {
  const { accountId, timeZone, user } = useSignedIn();
  const { toggles } = usePortal().configuration;
  const { summary } = useBillingSummary();
  return (
    <HowYouPayScreen
      summary={summary}
      autoPay={useLoadable(autoPayStandingQuestion(accountId))}
      scheduled={useLoadable(scheduledQuestion(accountId))}
      wallet={useLoadable(walletQuestion(accountId))}
      links={{
        billing: billingLinks.billing,
        toFlow: (flow, query) => flowAddress(flow, toggles, query),
      }}
      reader={{
        userId: user.id,
        timeZone,
        mayPay: can(user.role, 'billing.pay'),
        mayManage: can(user.role, 'billing.manage'),
      }}
    />
  );
}

/** Everything that pays the bills, or who may see it. What opens over it is in `addresses/panels`. */
const HowYouPayPage = () => (
  <ForBilling>
    <HowYouPayPanel />
  </ForBilling>
);

export const page: Page = { Component: HowYouPayPage, copy: howYouPayBundles };
