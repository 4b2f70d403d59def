import {
  type TransactionScope,
  type TransactionsProps,
  TransactionsScreen,
  type TransactionTab,
} from '@linework/account-areas/transactions';
import { restPaths } from '@linework/contract';
import { useLanguage } from '@linework/copy';
import {
  type BusinessDate,
  can,
  dayIn,
  type FileOf,
  isSameView,
  linesAtHand,
  promisedStatement,
  readTransactionView,
  type TransactionPage,
  type TransactionView,
  withFilter,
  writeTransactionView,
} from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { paths } from '../addresses/paths.ts';
import { painted } from '../answers/painted.ts';
import { settledWith } from '../answers/settled-with.ts';
import { useAskedAhead } from '../answers/use-asked-ahead.ts';
import { useLoadable } from '../answers/use-loadable.ts';
import { billingQuestions } from '../api/billing.ts';
import { statementListQuestion } from '../api/statements.ts';
import { downloadTransactions } from '../api/transaction-file.ts';
import {
  mobileDetailQuestion,
  mobilePageQuestion,
  transactionDetailQuestion,
  transactionPageQuestion,
} from '../api/transactions.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { useAskedView } from '../navigation/use-asked-view.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { flowAddress } from '../routes/is-built.ts';
import { billingLinks } from './billing-links.ts';
import { ForBilling } from './ForBilling.tsx';
import { payingOf } from './paying-of.ts';

const addressOf = {
  everything: paths.billing.accountActivity,
  payments: paths.billing.paymentHistory,
  mobile: paths.billing.mobileActivity,
} as const satisfies Record<TransactionScope, unknown>;

/** Where each tab is: a page of its own, or lines of one kind on the page of mobile service. */
const tabPlaces = {
  everything: { scope: 'everything', kind: null },
  payments: { scope: 'payments', kind: null },
  mobile: { scope: 'mobile', kind: null },
  mobilePayments: { scope: 'mobile', kind: 'payment' },
  mobileRefunds: { scope: 'mobile', kind: 'refund' },
} as const satisfies Record<
  TransactionTab,
  Pick<TransactionView, 'kind'> & { readonly scope: TransactionScope }
>;

const questions = {
  account: { page: transactionPageQuestion, detail: transactionDetailQuestion },
  mobile: { page: mobilePageQuestion, detail: mobileDetailQuestion },
} as const;

/** A day that no period is reckoned from. */
const noDay = '1970-01-01';

/** The kinds of which mobile service's page has a tab. */
const tabKinds: readonly TransactionView['kind'][] = ['payment', 'refund'];

/** The view that an address says, on the page of a scope: that of payments has nothing else. */
function useView(scope: TransactionScope): TransactionView {
  const query = usePageQuery();
  return useMemo(() => {
    const view = readTransactionView(query);
    const isTaken = scope === 'everything' || (scope === 'mobile' && tabKinds.includes(view.kind));
    return isTaken ? view : { ...view, kind: null };
  }, [query, scope]);
}

/** What is to be had of the account: its lines, and the one that is open. */
function useTransactions(view: TransactionView, scope: TransactionScope) {
  const { accountId } = useSignedIn();
  const summary = useLoadable(view.period === null ? null : billingQuestions.summary(accountId));
  const today = summary.status === 'ready' ? summary.value.today : view.period === null ? noDay : null;
  const ask = questions[scope === 'mobile' ? 'mobile' : 'account'];
  const pageOf = (of: TransactionView, day: BusinessDate) =>
    ask.page(accountId, scope === 'payments' ? { ...of, kind: 'payment' } : of, day);
  const ahead = useAskedAhead<TransactionPage | null>();
  const lines = useLoadable(today === null ? null : ahead.following(pageOf(view, today)));
  const shown = useLoadable(view.shown === null ? null : ask.detail(accountId, view.shown));
  // Statements are the account's: a mobile bill has none of them.
  const isOfBill = scope !== 'mobile' && shown.status === 'ready' && shown.value?.line.isBill === true;
  const statements = useLoadable(isOfBill ? statementListQuestion(accountId) : null);
  const page = view.period !== null && summary.status === 'failed' ? summary : lines;
  return {
    page,
    askAhead: (next: TransactionView) => {
      if (today === null || next.period !== view.period) return;
      const isShownFirst =
        page.status === 'ready' && page.value !== null && hasAtHand(page.value, view, next);
      ahead.begin(pageOf(next, today), isShownFirst ? painted() : undefined);
    },
    detail: view.shown === null ? null : settledWith(shown, isOfBill ? [statements] : []),
    statements: statements.status === 'ready' ? statements.value : null,
  };
}

/**
 * Whether lines that fit are in the last answer: they are drawn before anything is asked, which would take a slow phone a tenth of
 * that time. The second letter of a burst comes before the first is answered, and is asked for at once.
 */
const hasAtHand = (page: TransactionPage, of: TransactionView, asked: TransactionView): boolean =>
  (linesAtHand(page, of, asked)?.nodes.length ?? 0) > 0;

/** The page that is there. Where the list has no such place as its address says, it is read from its beginning. */
function usePlace<Page>(
  page: Loadable<Page | null>,
  view: TransactionView,
  onView: TransactionsProps['onView'],
): Loadable<Page> {
  const isNowhere = page.status === 'ready' && page.value === null;
  const begin = useEffectEvent(() => onView({ ...view, after: null, before: null }, 'replace'));
  useEffect(() => {
    if (isNowhere) begin();
  }, [isNowhere]);
  if (page.status !== 'ready') return page;
  return page.value === null ? { status: 'loading' } : { status: 'ready', value: page.value };
}

function Shown({ scope }: { readonly scope: TransactionScope }) {
  const { user, timeZone } = useSignedIn();
  const { toggles } = usePortal().configuration;
  const { language } = useLanguage();
  const toView = useCallback(
    (next: TransactionView) => addressOf[scope](writeTransactionView(next)),
    [scope],
  );
  const mayPay = can(user.role, 'billing.pay');
  const said = useView(scope);
  const { asked: view, ask, givenUp } = useAskedView(said, isSameView, toView);
  const { page, detail, statements, askAhead } = useTransactions(view, scope);
  const onView: TransactionsProps['onView'] = (next, how) => {
    if (how === 'replace') askAhead(next);
    ask(next, how);
  };
  // The same until the address says something else: what a letter leaves as it is need not be drawn again for it.
  const links = useMemo<TransactionsProps['links']>(
    () => ({
      billing: billingLinks.billing,
      toView,
      toTab: (tab) => {
        const { scope: other, kind } = tabPlaces[tab];
        return addressOf[other](writeTransactionView(withFilter(said, { kind })));
      },
      file: (shown) => {
        const lines = withFilter(shown, scope === 'payments' ? { kind: 'payment' } : {});
        const of: { of?: FileOf } = scope === 'mobile' ? { of: scope } : {};
        return `${restPaths.transactionFile}?${new URLSearchParams({ ...writeTransactionView(lines), ...of, language })}`;
      },
      toStatement: (of) =>
        statements?.nodes.some(({ billDate }) => billDate === of)
          ? paths.billing.statements({ statement: of })
          : null,
      toScheduled: (payment) =>
        mayPay ? flowAddress('scheduled-payment', toggles, { step: 'detail', payment }) : null,
      toPay: (line) => {
        const { flow, query } = payingOf(scope, line);
        return mayPay ? flowAddress(flow, toggles, query) : null;
      },
    }),
    [scope, said, statements, mayPay, toggles, language, toView],
  );
  return (
    <TransactionsScreen
      scope={scope}
      view={view}
      said={said}
      givenUp={givenUp}
      onView={onView}
      page={usePlace(page, view, onView)}
      detail={detail}
      readerId={user.id}
      download={downloadTransactions}
      delayed={promisedStatement(statements?.delayed ?? null, dayIn(new Date(), timeZone))}
      links={links}
    />
  );
}

/** Transactions of a scope, or who may see them. */
export const TransactionsPanel = ({ scope }: { readonly scope: TransactionScope }) => (
  <ForBilling>
    <Shown scope={scope} />
  </ForBilling>
);
