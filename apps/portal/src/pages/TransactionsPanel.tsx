import { type TransactionScope, TransactionsScreen } from '@linework/account-areas/transactions';
import { restPaths } from '@linework/contract';
import { useLanguage } from '@linework/copy';
import {
  can,
  dayIn,
  isOffered,
  readTransactionView,
  type TransactionView,
  withFilter,
  writeTransactionView,
} from '@linework/domain';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { useLoadable } from '../answers/use-loadable.ts';
import { billingQuestions } from '../api/billing.ts';
import { transactionDetailQuestion, transactionPageQuestion } from '../api/transactions.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { flowAddress } from '../routes/is-built.ts';
import { billingLinks } from './billing-links.ts';

/** Few people may not see billing: the others never fetch what those are told. */
const LockedBillingPanel = lazy(async () => ({
  default: (await import('./LockedBillingPanel.tsx')).LockedBillingPanel,
}));

const addressOf = { everything: paths.billing.accountActivity, payments: paths.billing.paymentHistory };

/** A day that no period is reckoned from. */
const noDay = '1970-01-01';

/** The view that an address says, on the page of a scope: that of payments has nothing else. */
function useView(scope: TransactionScope): TransactionView {
  const query = usePageQuery();
  return useMemo(() => {
    const view = readTransactionView(query);
    return scope === 'payments' ? { ...view, kind: null } : view;
  }, [query, scope]);
}

/** What is to be had of the account: its lines, and the one that is open. */
function useTransactions(view: TransactionView, scope: TransactionScope) {
  const { accountId } = useSignedIn();
  const summary = useLoadable(view.period === null ? null : billingQuestions.summary(accountId));
  const today = summary.status === 'ready' ? summary.value.today : view.period === null ? noDay : null;
  const asked: TransactionView = scope === 'payments' ? { ...view, kind: 'payment' } : view;
  const lines = useLoadable(today === null ? null : transactionPageQuestion(accountId, asked, today));
  const detail = useLoadable(view.shown === null ? null : transactionDetailQuestion(accountId, view.shown));
  return {
    page: view.period !== null && summary.status === 'failed' ? summary : lines,
    detail: view.shown === null ? null : detail,
  };
}

function Shown({ scope }: { readonly scope: TransactionScope }) {
  const { user, timeZone } = useSignedIn();
  const { toggles } = usePortal().configuration;
  const navigate = useNavigate();
  const { language } = useLanguage();
  const view = useView(scope);
  const toView = (next: TransactionView) => addressOf[scope](writeTransactionView(next));
  const mayPay = can(user.role, 'billing.pay');
  return (
    <TransactionsScreen
      scope={scope}
      view={view}
      onView={(next, how) => void navigate(toView(next), { replace: how === 'replace' })}
      {...useTransactions(view, scope)}
      readerId={user.id}
      links={{
        billing: billingLinks.billing,
        toView,
        toScope: (other) => addressOf[other](writeTransactionView(withFilter(view, { kind: null }))),
        file: (shown) => {
          const lines = withFilter(shown, scope === 'payments' ? { kind: 'payment' } : {});
          return `${restPaths.transactionFile}?${new URLSearchParams({ ...writeTransactionView(lines), language })}`;
        },
        toStatement: (billDate) =>
          isOffered({ billDate, isReleased: true }, dayIn(new Date(), timeZone))
            ? paths.billing.statements({ statement: billDate })
            : null,
        toScheduled: (payment) =>
          mayPay ? flowAddress('scheduled-payment', toggles, { step: 'detail', payment }) : null,
      }}
    />
  );
}

/** Transactions of a scope, or who may see them. */
export function TransactionsPanel({ scope }: { readonly scope: TransactionScope }) {
  const session = useSignedIn();
  return can(session.user.role, 'billing.view') ? (
    <Shown scope={scope} />
  ) : (
    <Suspense>
      <LockedBillingPanel session={session} isPage />
    </Suspense>
  );
}
