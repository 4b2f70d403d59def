import { type AmountChoice, OneTimePayment, type Place } from '@linework/billing-flows/one-time-payment';
import { useLanguage } from '@linework/copy';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { usePageQuery } from '../navigation/page-location.ts';
import { bankReturnIn } from '../payment/bank-return.ts';
import { oneTimePaymentPorts } from '../payment/one-time-payment-ports.ts';
import { paths } from '../routes/paths.ts';
import { useTitleSetter } from '../shell/page-title.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { usePortal } from '../start/portal-context.ts';
import { isOffered } from './outcome-addresses.ts';
import { useOutcomeActions } from './use-outcome-actions.ts';

const places: readonly Place[] = ['amount', 'method', 'bank', 'date', 'review', 'result'];
const placeOf = (step: string | null): Place | undefined => places.find((place) => place === step);
const startOf = (amount: string | null): AmountChoice | undefined =>
  amount === 'pastDue' ? amount : undefined;

/** The one-time payment on this account: its ports are the edge's calls, its steps are in the address. */
export default function PaymentPanel() {
  const { accountId, timeZone, user } = useSignedIn();
  const { configuration } = usePortal();
  const query = usePageQuery();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const setTitle = useTitleSetter();
  const { language } = useLanguage();
  // Once: as soon as the flow shows its step, the code is no longer in the address.
  const [back] = useState(() => bankReturnIn(query));
  const ports = useMemo(
    () => oneTimePaymentPorts(accountId, { back, language }),
    [accountId, back, language],
  );
  const startWith = startOf(query.get('amount'));
  const act = useOutcomeActions();
  const { links, phone, brandName } = configuration;

  const goTo = (place: Place, how: 'push' | 'replace') => {
    const path = paths.billing.payBill({ open: 'otp', step: place, ...(startWith && { amount: 'pastDue' }) });
    void navigate(path, { replace: how === 'replace' });
  };
  const leave = (how: 'push' | 'replace') => {
    // What was paid changes every figure of the account.
    void mutate((key) => Array.isArray(key) && key[1] === accountId);
    void navigate(paths.billing.payBill(), { replace: how === 'replace' });
  };
  return (
    <OneTimePayment
      ports={ports}
      brandName={brandName}
      timeZone={timeZone}
      userId={user.id}
      links={{
        home: paths.accountSummary(),
        paymentTerms: links.terms,
        scheduledPayments: null,
        stores: links.stores,
        support: `tel:${phone.replace(/[^\d+]/g, '')}`,
      }}
      {...(startWith && { startWith })}
      step={placeOf(query.get('step'))}
      onStepChange={goTo}
      onTitleChange={setTitle}
      onLeave={leave}
      offersAction={isOffered}
      onAction={(action) => {
        if (action === 'backToBilling' || action === 'dismiss') leave('push');
        else act(action);
      }}
    />
  );
}
