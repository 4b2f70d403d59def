import { preloadQuickPay, QuickPay, quickPayBundles } from '@linework/billing-flows/quick-pay';
import { useMemo } from 'react';
import { paths } from '../../addresses/paths.ts';
import { draftPorts } from '../../api/draft-ports.ts';
import { paymentPorts } from '../../api/payment-ports.ts';
import { useOutcomeActions } from '../../flow-panel/use-outcome-actions.ts';
import { type LoadWords, usePortal } from '../../portal/portal-context.ts';
import { useSignedIn } from '../../portal/use-signed-in.ts';

/** Fetches what it is drawn with, words included. */
export const loadQuickPay = (loadWords: LoadWords): Promise<unknown> =>
  Promise.all([preloadQuickPay(), loadWords(quickPayBundles)]);

/** Quick pay on this account: its ports are the edge's calls. */
export function QuickPayPart({ onClose }: { readonly onClose: () => void }) {
  const { accountId, timeZone, user } = useSignedIn();
  const { configuration } = usePortal();
  const act = useOutcomeActions();
  const ports = useMemo(
    () => ({ ...paymentPorts(accountId), ...draftPorts(accountId, 'quick-pay') }),
    [accountId],
  );
  return (
    <QuickPay
      ports={ports}
      brandName={configuration.brandName}
      timeZone={timeZone}
      userId={user.id}
      links={{
        paymentTerms: configuration.links.terms,
        stores: configuration.links.stores,
        otherWay: (amount) => paths.flow('one-time-payment', { amount }),
        payment: (payment) => paths.flow('one-time-payment', { step: 'result', payment }),
      }}
      onClose={onClose}
      onSignIn={() => act('signIn')}
    />
  );
}
