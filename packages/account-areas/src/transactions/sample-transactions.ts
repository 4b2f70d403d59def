import {
  everyTransaction,
  filterOfView,
  listedMobileLines,
  offeredSince,
  pageOfLines,
  readTransactionView,
  type TransactionView,
  writeTransactionView,
} from '@linework/domain';
import {
  billingSummaryOf,
  mobileTransactionDetail,
  type Scenario,
  transactionDetail,
  transactionPage,
} from '@linework/fixtures';
import type { TransactionScope, TransactionsProps } from './transactions.types.ts';

const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;

/** The view that an address says. */
export const viewOf = (address: string): TransactionView => readTransactionView(new URLSearchParams(address));

const query = (view: TransactionView): string => `?${new URLSearchParams(writeTransactionView(view))}`;

/** The page of a scenario's customer at an address. */
export function transactionsOf(
  { facts, users, today, ...scenario }: Scenario,
  address = '',
  scope: TransactionScope = 'everything',
): TransactionsProps {
  const view = viewOf(address);
  const summary = billingSummaryOf({ facts, users, today, ...scenario });
  const kind = scope === 'payments' ? ('payment' as const) : view.kind;
  const filter = { ...everyTransaction, ...filterOfView({ ...view, kind }, today) };
  const { sort, after, before, showsAll, shown } = view;
  const asked = { filter, sort, after, before, ...(showsAll && { first: 1_000 }) };
  return {
    scope,
    view,
    said: view,
    onView: () => {},
    page: ready(transactionPage(facts, summary, asked)),
    detail: shown === null ? null : ready(transactionDetail(facts, summary, shown)),
    delayed: null,
    readerId: users[0].id,
    download: async () => null,
    links: {
      billing: '/billing/pay-bill',
      toTab: (tab) => (tab === 'payments' ? '/billing/payment-history' : '/billing/account-activity'),
      toView: query,
      file: (next) => `/transactions.csv${query(next)}`,
      toStatement: (day) => (day >= offeredSince(today) ? `/billing/view-statements?statement=${day}` : null),
      toScheduled: (payment) => `?open=fdp&step=detail&payment=${payment}`,
      toPay: () => '?open=otp',
    },
  };
}

/** The page of mobile service of a scenario's customer at an address. */
export function mobileTransactionsOf(scenario: Scenario, address = ''): TransactionsProps {
  const { facts, today } = scenario;
  const view = viewOf(address);
  const lines = listedMobileLines(facts.mobile?.activity ?? [], facts.devicePayments ?? [], today);
  const { sort, after, before, showsAll, shown } = view;
  const asked = { filter: filterOfView(view, today), sort, after, before, ...(showsAll && { first: 1_000 }) };
  const ofAccount = transactionsOf(scenario, address);
  return {
    ...ofAccount,
    links: { ...ofAccount.links, toStatement: () => null },
    scope: 'mobile',
    page: ready(pageOfLines(lines.all, asked)),
    detail:
      shown === null
        ? null
        : ready(mobileTransactionDetail(facts, today, shown, billingSummaryOf(scenario).openPayment)),
  };
}

/** The id of the first line that stands so; empty where there is none. */
export const shownOf = (
  scenario: Scenario,
  is: (line: ReturnType<typeof transactionPage>['nodes'][number]) => boolean,
): string => {
  const asked = { filter: everyTransaction, sort: 'newest', first: 1_000 } as const;
  return transactionPage(scenario.facts, billingSummaryOf(scenario), asked).nodes.find(is)?.id ?? '';
};
