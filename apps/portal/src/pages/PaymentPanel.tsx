import { OneTimePayment, type PaymentAddress, type Place } from '@linework/billing-flows/one-time-payment';
import { useCopy, useLanguage } from '@linework/copy';
import { AccountMenu } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { aboutAccount } from '../api/account-question.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { bankReturnIn } from '../payment/bank-return.ts';
import { oneTimePaymentPorts } from '../payment/one-time-payment-ports.ts';
import { paths } from '../routes/paths.ts';
import { AccountPanel } from '../shell/AccountPanel.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useTitleSetter } from '../shell/page-title.ts';
import { SupportLink } from '../shell/SupportLink.tsx';
import { shellCopy } from '../shell/shell.copy.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { usePortal } from '../start/portal-context.ts';
import { isOffered } from './outcome-addresses.ts';
import { useOutcomeActions } from './use-outcome-actions.ts';

const places: readonly Place[] = ['amount', 'method', 'bank', 'date', 'review', 'result'];
const placeOf = (step: string | null): Place | undefined => places.find((place) => place === step);
const figureOf = (amount: string | null) =>
  amount === 'pastDue' || amount === 'amountDue' ? amount : undefined;

/** The one-time payment on this account: its ports are the edge's calls, its steps are in the address. */
export default function PaymentPanel() {
  const { accountId, timeZone, user } = useSignedIn();
  const { configuration } = usePortal();
  const query = usePageQuery();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const setTitle = useTitleSetter();
  const { language } = useLanguage();
  const { t } = useCopy(shellCopy);
  // Once: as soon as the flow shows its step, the code is no longer in the address.
  const [back] = useState(() => bankReturnIn(query));
  const [isSubmitting, setSubmitting] = useState(false);
  // The flow keeps the ports it was opened with; the language may change under it.
  const spoken = useRef(language);
  spoken.current = language;
  const ports = useMemo(
    () => oneTimePaymentPorts(accountId, { back, language: () => spoken.current }),
    [accountId, back],
  );
  const act = useOutcomeActions();
  const { links, phone, brandName } = configuration;

  const goTo = ({ step, amount, payment }: PaymentAddress, how: 'push' | 'replace') => {
    const path = paths.billing.payBill({ open: 'otp', step, amount: figureOf(amount ?? null), payment });
    void navigate(path, { replace: how === 'replace' });
  };
  const leave = (how: 'push' | 'replace') => {
    // What was paid changes every figure of the account.
    void mutate(aboutAccount(accountId));
    void navigate(paths.billing.payBill(), { replace: how === 'replace' });
  };
  return (
    <OneTimePayment
      ports={ports}
      brandName={brandName}
      timeZone={timeZone}
      userId={user.id}
      utilities={
        <>
          <LanguageSwitch />
          <SupportLink />
        </>
      }
      menu={
        <AccountMenu label={t('more')} place="head">
          <AccountPanel
            unfinished={isSubmitting ? 'sent' : query.get('step') === 'result' ? 'nothing' : 'form'}
          />
        </AccountMenu>
      }
      links={{
        home: paths.accountSummary(),
        paymentTerms: links.terms,
        scheduledPayments: null,
        stores: links.stores,
        support: telephoneAddress(phone),
      }}
      address={{
        step: placeOf(query.get('step')),
        amount: figureOf(query.get('amount')),
        payment: query.get('payment') ?? undefined,
      }}
      onAddressChange={goTo}
      onTitleChange={setTitle}
      onSubmittingChange={setSubmitting}
      onLeave={leave}
      offersAction={isOffered}
      onAction={(action) => {
        if (action === 'backToBilling' || action === 'dismiss') leave('push');
        else act(action);
      }}
    />
  );
}
