import {
  billingSummary,
  billStanding,
  type CustomerBill,
  dayIn,
  isOffered,
  listedStatement,
  newestBill,
  rangeFactsOf,
  statementFactsOf,
  statementOf,
  statementRangeOf,
  statementsStanding,
} from '@linework/domain';
import { billingSummaryOf, type Scenario, sampleSecurityCode } from '@linework/fixtures';
import type { StatementRangeProps, StatementsLinks, StatementsProps } from './statements.types.ts';

const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;

export const sampleLinks: StatementsLinks = {
  billing: '/billing/pay-bill',
  pay: '/billing/pay-bill?open=otp',
  payPastDue: '/billing/pay-bill?open=otp&amount=pastDue',
  payLeft: '/billing/pay-bill?open=otp&amount=left',
  stores: 'https://stores.example/',
  all: '/billing/view-statements',
  statement: (id) => `/billing/view-statements?statement=${id}`,
  range: '/billing/view-statements?from=&to=',
  document: (kind, of) => `/sample.${kind}?${new URLSearchParams({ ...of })}`,
};

type Handlers = Pick<StatementsProps, 'download' | 'onChoose' | 'onLeave' | 'onTitleChange'>;

export const sampleHandlers: Handlers = {
  download: async () => null,
  onChoose: () => {},
  onLeave: () => {},
  onTitleChange: () => {},
};

/** The page of a scenario's customer: the newest statement, or the one that is so many bills old. */
export function statementsOf(
  { facts, now: at, ...scenario }: Scenario,
  age: number | null = null,
): StatementsProps {
  const now = new Date(at);
  const today = dayIn(now, facts.account.timeZone);
  const bills = facts.bills
    .filter((bill) => isOffered(bill, today))
    .toSorted((a, b) => b.billDate.localeCompare(a.billDate));
  const summary = billingSummary(facts, now);
  const standing = (bill: CustomerBill) => billStanding(bill, summary);
  const statements = statementsStanding(newestBill(facts.bills));
  const bill = bills[age ?? 0];
  return {
    ...sampleHandlers,
    asked: age === null ? null : (bill?.id ?? 'unknown'),
    today,
    list: ready({ ...statements, nodes: bills.map((one) => listedStatement(one, summary)) }),
    statement: ready({
      ...statements,
      statement: bill ? statementOf(statementFactsOf(facts, bill, standing(bill), sampleSecurityCode)) : null,
    }),
    summary: ready(billingSummaryOf({ facts, now: at, ...scenario })),
    links: sampleLinks,
  };
}

/** What happened to a scenario's customer between two days. */
export function rangeOf(
  { facts, now }: Scenario,
  from: CustomerBill['billDate'],
  to: CustomerBill['billDate'],
): StatementRangeProps {
  return {
    ...sampleHandlers,
    asked: { from, to },
    problems: {},
    today: dayIn(new Date(now), facts.account.timeZone),
    range: ready(statementRangeOf(rangeFactsOf(facts, from, to))),
    links: sampleLinks,
    onChoose: () => {},
  };
}
