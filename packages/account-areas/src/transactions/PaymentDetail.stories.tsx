import { type ListedTransaction, type Payment, statusOfTransaction, usd } from '@linework/domain';
import {
  billingSummaryOf,
  buildPayment,
  postingOf,
  type Scenario,
  storyScenario,
  transactionDetail,
} from '@linework/fixtures';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { openAt } from './sample-open-transaction.ts';
import { shownOf, transactionsOf } from './sample-transactions.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

/** The receipt of a payment that is opened: who made it and how it ended, what it settled and what was given back. */
const meta = preview.meta({
  title: 'Areas/Transactions',
  parameters: { layout: 'padded' },
  component: TransactionsScreen,
  tags: ['route:/billing/account-activity'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const many = storyScenario('manyTransactions');

const returned = storyScenario('returnedPayment');

const refunds = storyScenario('refunds');

/** A customer who paid a part of a device today. */
function withDevicePayment(): Scenario {
  const scenario = storyScenario('mobileActive');
  const [device] = scenario.facts.mobile?.devices ?? [];
  if (!device) throw new Error('This customer has no device');
  const { id, name, lineLastFour } = device;
  const payment = buildPayment({
    amount: usd(10_000),
    paymentDate: scenario.today,
    device: { id, name, lineLastFour },
  });
  return { ...scenario, facts: { ...scenario.facts, devicePayments: [payment] } };
}

/** The same customer, once all that was owed is paid. */
function paidSince(scenario: Scenario): Scenario {
  const { facts, today } = scenario;
  const amount = billingSummaryOf(scenario).balance.amountDue;
  const payment = buildPayment({ status: 'successful', paymentDate: today, postedDate: today, amount });
  return {
    ...scenario,
    facts: {
      ...facts,
      payments: [payment, ...facts.payments],
      ledger: [...facts.ledger, postingOf(payment)],
    },
  };
}

/** The page of a customer who canceled one of their scheduled payments, with it open. */
function withCanceled() {
  const scenario = storyScenario('twoScheduled');
  const [first, ...others] = scenario.facts.payments.filter(({ status }) => status === 'scheduled');
  if (!first) throw new Error('This customer has no scheduled payment');
  const payments = [{ ...first, status: 'cancelled' as const }, ...others];
  const args = openAt({ ...scenario, facts: { ...scenario.facts, payments } }, 'cancelled');
  const { page, detail } = args;
  if (page.status !== 'ready' || !page.value || detail?.status !== 'ready' || !detail.value) return args;
  const canceled = (line: ListedTransaction): ListedTransaction => ({
    ...line,
    ...(line.id === first.id && { cancelledDate: '2026-11-20' as const }),
  });
  return {
    ...args,
    page: { ...page, value: { ...page.value, nodes: page.value.nodes.map(canceled) } },
    detail: { ...detail, value: { ...detail.value, line: canceled(detail.value.line) } },
  };
}

/** The same payments, made by a colleague of whoever reads. */
const bySam: Scenario = {
  ...many,
  facts: {
    ...many.facts,
    payments: many.facts.payments.map((payment) => ({
      ...payment,
      channel: 'online',
      createdBy: { userId: 'sam', name: 'Sam Keller' },
    })),
  },
};

/** The page with a payment open that posted and was made so. */
const openBy = (is: (payment: Payment) => boolean) =>
  transactionsOf(
    many,
    `shown=${shownOf(many, (line) => statusOfTransaction(line) === 'posted' && line.payment !== null && is(line.payment))}`,
  );

export const PaymentOpen = meta.story({
  args: openAt(many, 'posted'),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(detail.getByText(/^(Applied to|Se aplicó a)$/)).toBeVisible();
  },
});

/** The receipt alone, as it was printed when it was paid. */
export const PaymentOnPaper = meta.story({
  tags: ['mode:print'],
  args: openAt(many, 'posted'),
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false } },
  parameters: { paperOwner: many.facts.account },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

/** Whoever paid is named where it was somebody else. */
export const ColleaguesPaymentOpen = meta.story({
  args: openAt(bySam, 'posted'),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    const heading = detail.getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent(/^\S+ \S+ (paid|pagó)/);
    await expect(heading).not.toHaveTextContent(/You|Usted/);
  },
});

export const AutoPayOpen = meta.story({
  args: openBy(({ channel }) => channel === 'autoPay'),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByRole('heading', { level: 2 })).toHaveTextContent(/^Auto Pay (paid|pagó)/);
  },
});

/** What paid a device says which, and settles nothing of the account. */
export const DevicePaymentOpen = meta.story({
  args: openAt(withDevicePayment(), 'posted'),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(
      detail.getByText(/^Aurora 12 Pro, 256 GB, (line ending in|línea terminada en) 0148$/),
    ).toBeVisible();
    await expect(detail.queryByText(/^(Applied to|Se aplicó a)$/)).not.toBeInTheDocument();
  },
});

export const NotChargedOpen = meta.story({
  args: openAt(many, 'failed'),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    const heading = detail.getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent(/You weren’t charged|No se le cobró/);
    await expect(heading).not.toHaveTextContent('−');
  },
});

export const CanceledOpen = meta.story({ args: openAt(many, 'cancelled') });

/** It was set for a day that is still to come: the day on which it was canceled is told beside that. */
export const CanceledBeforeItsDay = meta.story({
  args: withCanceled(),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/^(Canceled Nov 20, 2026 · was scheduled for|Se canceló el 20 nov)/),
    ).toHaveLength(1);
    await expect(
      canvas.getByText(/^(This payment was canceled on November 20, 2026|Este pago se canceló el 20 de)/),
    ).toBeVisible();
  },
});

/** When it was made and came back, and why: the notice on billing home can be closed. */
export const ReturnedOpen = meta.story({
  args: openAt(returned, 'returned'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Returned|Devuelto el)/, { selector: 'dt' })).toBeVisible();
    await expect(canvas.getByText(/^(Reason|Motivo)$/)).toBeVisible();
    await expect(canvas.getByText(/^(Paid|Pagado el) .*2026, (online|en línea)$/)).toBeVisible();
    await expect(canvas.queryByText(/^(Paid on|Pagado el)$/)).toBeNull();
    await expect(canvas.getByText(/owe this amount again\.$|debe este monto otra vez\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Make a payment|Hacer un pago)$/ })).toBeVisible();
  },
});

/** What came back was paid since by another payment: nothing of it is offered to be paid. */
export const ReturnedAndPaidSince = meta.story({
  args: openAt(paidSince(returned), 'returned'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Returned|Devuelto el)/, { selector: 'dt' })).toBeVisible();
    await expect(
      canvas.getByText(/^(Your bank returned this payment\.|Su banco devolvió este pago\.)$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Make a payment|Hacer un pago)$/ })).toBeNull();
  },
});

export const ReturnOpen = meta.story({
  args: transactionsOf(returned, `shown=${shownOf(returned, ({ kind }) => kind === 'return')}`),
  play: async ({ canvas }) => {
    // What is past due is told by the bills: the line of a returned payment says that it was returned, and no more.
    await expect(canvas.queryByText(/^(Past due|Vencido)$/)).toBeNull();
    await expect(canvas.getByText(/^(Paid on|Pagado el)$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Make a payment|Hacer un pago)$/ })).toBeVisible();
  },
});

export const RefundOpen = meta.story({
  args: openAt(refunds, 'refunded'),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByRole('heading', { level: 2 })).toHaveTextContent(
      /We refunded you|Le reembolsamos/,
    );
    await expect(detail.getByText(/\$100\.00/)).toBeVisible();
    await expect(detail.getByText(/^(Expected by|Llegada prevista)$/)).toBeVisible();
  },
});

export const ScheduledOpen = meta.story({ args: openAt(storyScenario('twoScheduled'), 'scheduled') });

export const PendingOpen = meta.story({ args: openAt(storyScenario('bankPaymentPending'), 'pending') });

export const NotConfirmedOpen = meta.story({ args: openAt(storyScenario('checking'), 'unknown') });

/** A payment that was not for a credit says what it left to pay. */
const partly = storyScenario('pastDue30');

const settledBy = (scenario: typeof refunds, id: string) =>
  transactionDetail(scenario.facts, billingSummaryOf(scenario), id);

export const PaidAPart = meta.story({
  args: transactionsOf(
    partly,
    `shown=${shownOf(partly, ({ id }) => (settledBy(partly, id)?.settled ?? []).some(({ left }) => left.cents > 0))}`,
  ),
  play: async ({ canvas }) => {
    const label = within(canvas.getByRole('complementary')).getByText(/^(Applied to|Se aplicó a)$/);
    const told = [...(label.parentElement?.querySelectorAll('dd') ?? [])].map(
      ({ textContent }) => textContent,
    );
    const part = told.findIndex((text) => /left to pay after|Después quedó/.test(text));
    await expect(told[part]).toMatch(/\$[\d.]+/);
    await expect(told[part - 1]).toMatch(/^\D+\$[\d.]+$/);
  },
});

/** What was given back of a payment is told as that on its line and, by day, in its detail; a credit left nothing to pay. */
export const PaidAndRefundedInPart = meta.story({
  args: transactionsOf(
    refunds,
    `shown=${shownOf(refunds, ({ id }) => settledBy(refunds, id)?.refunds.length === 2)}`,
  ),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    const refunded = detail.getByText(/^(Refunded from this payment|Reembolsado de este pago)$/);
    const [first, second] = refunded.parentElement?.querySelectorAll('dd') ?? [];
    await expect(first).toHaveTextContent(/^\D+\d+\D+2026\$40\.00$/);
    await expect(second).toHaveTextContent(/^\D+\d+\D+2026\$25\.50$/);
    await expect(canvas.getByText(/^(Refunded|Le reembolsamos) \$65\.50$/)).toBeVisible();
    await expect(detail.queryByText(/^(Refund of|Reembolso del)/)).toBeNull();
    await expect(detail.queryByText(/left to pay after|Después quedó/)).toBeNull();
  },
});
