import {
  delayedStatement,
  type ListedTransaction,
  type MobileLine,
  type Payment,
  statusNameOf,
  statusOfTransaction,
  usd,
} from '@linework/domain';
import {
  billingSummaryOf,
  buildPayment,
  postingOf,
  type Scenario,
  storyScenario,
  transactionDetail,
} from '@linework/fixtures';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SampleTransactions } from './SampleTransactions.tsx';
import { mobileTransactionsOf, shownOf, transactionsOf } from './sample-transactions.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';
import type { TransactionsProps } from './transactions.types.ts';

/** Everything that was charged and paid: filtered, in pages, each line with its receipt. */
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
const newestLine = shownOf(many, () => true);

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

/** The page with a line open that stands so. */
const openAt = (scenario: Scenario, status: string) =>
  transactionsOf(
    scenario,
    `shown=${shownOf(scenario, (line) => line.kind !== 'return' && statusOfTransaction(line) === status)}`,
  );

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

export const Default = meta.story({
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '625');
    await expect(table).toHaveAccessibleName(/(newest first|más antigua)\. (Showing|Se muestran) 1–50/);
    const sorted = within(table).getByRole('columnheader', { name: /Date|Fecha/ });
    await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  },
});
export const SecondPage = meta.story({
  render: () => <SampleTransactions scenario={many} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Older|Más antiguas)$/ }));
    const caption = canvas.getByRole('table').querySelector('caption');
    await waitFor(() => expect(caption).toHaveFocus());
    await expect(caption).toHaveTextContent(/51–100/);
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said.filter((text) => /51–100/.test(text))).toHaveLength(1);
  },
});
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
/** A bill says how it stands as bills do everywhere. */
export const PaidBillOpen = meta.story({
  args: transactionsOf(
    storyScenario('current'),
    `shown=${shownOf(storyScenario('current'), (line) => line.isBill && statusOfTransaction(line) === 'paid')}`,
  ),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByText(/^(Paid|Pagada)$/)).toBeVisible();
    await expect(detail.queryByRole('link', { name: /^(Make a payment|Hacer un pago)$/ })).toBeNull();
    await expect(detail.getByRole('link', { name: /View statement|Ver estado de cuenta/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/statement=\d{4}-\d\d-\d\d$/),
    );
  },
});
/** A customer who opened the bill whose statement is not out yet. */
function withDelayedStatement(): TransactionsProps {
  const scenario = storyScenario('current');
  const args = transactionsOf(scenario, `shown=${shownOf(scenario, (line) => line.isBill)}`);
  const bill = args.page.status === 'ready' && args.page.value.nodes.find(({ isBill }) => isBill);
  if (!bill) throw new Error('This customer has no bill');
  return { ...args, delayed: delayedStatement(bill.date), links: { ...args.links, toStatement: () => null } };
}

/** Until a statement is out there is nothing of it to open: its bill says when there will be. */
export const BillWhoseStatementIsOnItsWay = meta.story({
  args: withDelayedStatement(),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByText(/statement will be here by|estará aquí a más tardar/)).toBeVisible();
    await expect(detail.queryByRole('link', { name: /View statement|Ver estado de cuenta/ })).toBeNull();
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
export const CreditOpen = meta.story({ args: openAt(many, 'credited') });
export const BillOpen = meta.story({
  args: openAt(many, 'unpaid'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Make a payment|Hacer un pago)$/ })).toBeVisible();
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
export const Refunds = meta.story({
  args: transactionsOf(refunds, 'kind=refund'),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row', { name: /Refund|Reembolso/ });
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/6789/);
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
/** What took nothing is set apart from what was paid by a line through its sum, and says so in words. */
export const NotChargedInList = meta.story({
  args: transactionsOf(many, 'kind=payment'),
  play: async ({ canvas }) => {
    const [status] = await canvas.findAllByText(/^(Not charged|No se cobró)$/);
    const amount = status?.closest('tr')?.querySelector('[data-part="amount"]');
    if (!amount) throw new Error('A payment that failed has no sum');
    await expect(amount).toHaveStyle({ textDecorationLine: 'line-through' });
  },
});
export const NotConfirmedOpen = meta.story({ args: openAt(storyScenario('checking'), 'unknown') });
/** A payment that nobody can confirm yet may have paid the bill: it isn't said to be unpaid, nor asked for again. */
export const BillNotConfirmedOpen = meta.story({
  args: transactionsOf(
    storyScenario('checking'),
    `shown=${shownOf(storyScenario('checking'), ({ isUnconfirmed }) => isUnconfirmed)}`,
  ),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByText(/^(Payment not confirmed yet|Pago aún sin confirmar)$/)).toBeVisible();
    await expect(canvas.queryByText(/^(Not paid yet|Por pagar)$/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^(Make a payment|Hacer un pago)$/ })).toBeNull();
  },
});
/** Support looks into it: paying again is open, as on billing home. */
export const BillWithSupportOpen = meta.story({
  args: transactionsOf(
    storyScenario('checkingHandedOver'),
    `shown=${shownOf(storyScenario('checkingHandedOver'), ({ isUnconfirmed }) => isUnconfirmed)}`,
  ),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByText(/^(Payment not confirmed yet|Pago aún sin confirmar)$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Make a payment|Hacer un pago)$/ })).toBeVisible();
  },
});
export const MissingOpen = meta.story({ args: transactionsOf(many, 'shown=gone') });

const sending = { status: 'loading' } as const;
export const DetailLoading = meta.story({ args: { ...openAt(many, 'posted'), detail: sending } });
/** On a phone the list has given way: what could not be had is closed again. */
export const DetailFailed = meta.story({
  args: { ...openAt(many, 'posted'), detail: { status: 'failed', onRetry: fn() }, onView: fn() },
  globals: { viewport: { value: 'phone' } },
  tags: ['outcome:LW-TRX-020'],
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole('complementary');
    await expect(panel).toHaveFocus();
    const detail = within(panel);
    await expect(detail.getByText(/^(Transaction Unavailable|Transacción no disponible)$/)).toBeVisible();
    await userEvent.click(detail.getByRole('button', { name: /^(Close details|Cerrar los detalles)$/ }));
    await expect(args.onView).toHaveBeenCalledWith(expect.objectContaining({ shown: null }), 'push');
  },
});

export const PastDue = meta.story({ args: transactionsOf(storyScenario('pastDue43')) });
/** A bill of which payments cover a part says what is left of it. */
export const PaidInPart = meta.story({
  args: openAt(storyScenario('pastDue30'), 'pastDue'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /\$86\.12 left to pay|por pagar: \$86\.12/ })).toBeVisible();
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByText(/^(Left to pay|Queda por pagar)$/).nextSibling).toHaveTextContent('$86.12');
  },
});
/** A bill that is not due yet, and of which a part is paid, says so; what that payment left of it stands apart from what it paid. */
export const PartlyPaid = meta.story({
  args: transactionsOf(
    refunds,
    `shown=${shownOf(refunds, (line) => statusNameOf(line) === 'billPartlyPaid')}`,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /\$143\.75/ })).toHaveTextContent(
      /Partly paid|Pagada en parte/,
    );
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByText(/^(Partly paid|Pagada en parte)$/)).toBeVisible();
  },
});
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
/** A payment that was given back whole says so in payment history, where its refund is no line. */
export const RefundedInPayments = meta.story({
  args: transactionsOf(refunds, '', 'payments'),
  play: async ({ canvas }) => {
    const row = canvas.getByText(/^(Refunded|Le reembolsamos) \$178\.25$/).closest('tr');
    await expect(row).toHaveTextContent(/Posted|Reflejado/);
  },
});
export const LongNames = meta.story({ args: transactionsOf(storyScenario('longNames')) });
export const HostileNames = meta.story({ args: transactionsOf(storyScenario('hostileStrings')) });
export const LargestFirst = meta.story({
  args: transactionsOf(many, 'sort=largest'),
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('columnheader', { name: /Amount|Monto/ });
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    for (const row of canvas.getAllByRole('row').slice(1, 6))
      await expect(row.querySelector('[data-part="date"]')).toHaveTextContent(/ 20\d\d$/);
  },
});
export const AllShown = meta.story({ args: transactionsOf(many, 'all=true') });

export const Filtered = meta.story({
  args: transactionsOf(many, 'kind=payment&method=creditCard&channel=phone&min=100.00&max=300.00'),
});
export const Searching = meta.story({
  render: () => <SampleTransactions scenario={many} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'visa 4242');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Clear filters|Borrar/ })).toBeVisible());
    for (const row of within(canvas.getByRole('table')).getAllByRole('row').slice(3, 6))
      await expect(row).toHaveTextContent(/4242|20\d\d/);
  },
});
/** An amount stays as it is typed, whatever the address makes of it; what comes from outside takes its place. */
export const TypingAnAmount = meta.story({
  render: () => <SampleTransactions scenario={many} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const least = canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)$/ });
    await userEvent.type(least, '1');
    const clear = await canvas.findByRole('button', { name: /Clear filters|Borrar/ });
    await expect(least).toHaveValue('1');
    await userEvent.type(least, '50');
    await expect(least).toHaveValue('150');
    await userEvent.click(clear);
    await expect(canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)$/ })).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('table').querySelector('caption')).toHaveFocus());
  },
});
/** Amounts that no line can lie between look for nothing, and say so by the field once it is left. */
export const AmountsTurned = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt="min=150.00" />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const least = canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)$/ });
    const most = canvas.getByRole('textbox', { name: /^(Amount to|Monto hasta)$/ });
    await userEvent.type(most, '100');
    await expect(most).toBeValid();
    await userEvent.tab();
    await expect(most).toHaveAccessibleDescription(/\$150\.00 (or more|o más)/);
    await expect(canvas.getByRole('table')).toBeVisible();
    // Fields side by side stay so, and the error pushes down what comes after it.
    await expect(most.getBoundingClientRect().top).toBe(least.getBoundingClientRect().top);
    await userEvent.clear(least);
    await userEvent.type(least, '50');
    await waitFor(() => expect(most).toBeValid());
  },
});
/** Two days in the wrong order on a phone: the error stands above the next label, and their boxes side by side. */
export const DaysTurnedOnPhone = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt="from=2026-10-01" />,
  args: transactionsOf(many),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const from = canvas.getByRole('textbox', { name: /^(Date from|Fecha desde)$/ });
    const to = canvas.getByRole('textbox', { name: /^(Date to|Fecha hasta)$/ });
    await userEvent.type(to, '093026');
    const error = canvas.getByText(/on or after the first|igual o posterior/);
    await expect(to.getBoundingClientRect().top).toBe(from.getBoundingClientRect().top);
    const next = canvas.getByText(/^(Amount to|Monto hasta)$/);
    await expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top);
  },
});
/** Whoever looks for something else while a line is open goes on typing: the line closes, and the focus stays. */
export const TypingWhileOpen = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt={`shown=${newestLine}`} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)$/ });
    await userEvent.type(field, '1');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await userEvent.keyboard('50');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('150');
  },
});
/** Whoever closes a line goes on from it. */
export const ClosedAgain = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt={`shown=${newestLine}`} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Close details|Cerrar los detalles)$/ }));
    await expect(within(canvas.getByRole('table')).getAllByRole('link')[0]).toHaveFocus();
  },
});
export const NothingFound = meta.story({
  args: { ...transactionsOf(many, 'q=nowhere'), onView: fn() },
  play: async ({ args, canvas }) => {
    const [clear] = canvas.getAllByRole('button', { name: /Clear filters|Borrar/ });
    if (clear) await userEvent.click(clear);
    await expect(args.onView).toHaveBeenCalledWith(expect.objectContaining({ text: '' }), 'push');
  },
});
/** Whoever clears the filters that found nothing goes on at the list that is there again. */
export const ClearedAgain = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt="q=nowhere" />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /Clear filters|Borrar/ });
    await userEvent.click(buttons.at(-1) ?? canvas.getByRole('button', { name: /Clear filters|Borrar/ }));
    await waitFor(() => expect(canvas.getByRole('table').querySelector('caption')).toHaveFocus());
  },
});
export const WrongAmount = meta.story({
  args: { ...transactionsOf(many), onView: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Amount from|Monto desde/), 'lots');
    await expect(canvas.getByText(/like 20|como 20/)).toBeVisible();
    await expect(args.onView).not.toHaveBeenCalled();
  },
});
/** Days of the customer's own: each is looked for once it is whole, and days that make no sense look for nothing. */
export const BetweenTwoDays = meta.story({
  render: () => <SampleTransactions scenario={many} />,
  args: transactionsOf(many),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Any date|Cualquier fecha) /i }));
    const outside = within(canvasElement.ownerDocument.body);
    await userEvent.click(outside.getByRole('option', { name: /^(Choose dates|Elegir fechas)$/ }));
    const from = await canvas.findByRole('textbox', { name: /^(Date from|Fecha desde)$/ });
    const to = canvas.getByRole('textbox', { name: /^(Date to|Fecha hasta)$/ });
    await userEvent.type(from, '1001');
    await userEvent.tab();
    await expect(from).toBeInvalid();
    await expect(from).toHaveAccessibleDescription(/MM\/DD/);
    await userEvent.type(from, '26');
    await userEvent.type(to, '093026');
    await expect(to).toHaveAccessibleDescription(/on or after|igual o posterior/);
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.clear(to);
    await userEvent.type(to, '103126');
    await expect(to).toBeValid();
    const dates = within(canvas.getByRole('table')).getAllByRole('rowheader');
    await expect(dates.length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /Clear filters|Borrar/ }));
    await expect(canvas.queryByRole('textbox', { name: /^(Date from|Fecha desde)$/ })).toBeNull();
  },
});
export const BetweenTwoDaysOnPhoneInSpanish = meta.story({
  args: transactionsOf(many, 'from=2026-10-01&to=2026-10-31'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Fecha desde' })).toHaveValue('10/01/26');
  },
});
export const NothingYet = meta.story({ args: transactionsOf(storyScenario('newCustomer')) });
/** That lines are on their way is said once somebody would notice. */
export const Loading = meta.story({
  args: { ...transactionsOf(many), page: sending },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Loading transactions|Cargando las transacciones)$/)).toHaveRole(
      'status',
    );
  },
});

const retry = fn();
export const Failed = meta.story({
  args: { ...transactionsOf(many), page: { status: 'failed', onRetry: retry } },
  tags: ['outcome:LW-TRX-010'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Intentar/ }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** A page that could not be had leaves the one before it where it was. */
export const NextPageFailed = meta.story({
  render: () => <SampleTransactions scenario={many} failsAfter={1} />,
  args: transactionsOf(many),
  tags: ['outcome:LW-BIL-030'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Older|Más antiguas)$/ }));
    await expect(canvas.getByText(/Unable to Load Transactions|No se pudieron cargar las/)).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

/** A file that could not be had is told of, and asked for again. */
export const FileNotDownloaded = meta.story({
  args: { ...transactionsOf(many), download: fn(async () => 'LW-TRX-030' as const) },
  tags: ['outcome:LW-TRX-030'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^(Download CSV|Descargar CSV)/ }));
    await expect(
      await canvas.findByRole('heading', { name: /Unable to Download|No se pudieron descargar/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Intentar/ }));
    await waitFor(() => expect(args.download).toHaveBeenCalledTimes(2));
  },
});

/** What is searched for and could not be had: the file goes on being that of the lines that stand here. */
export const SearchFailed = meta.story({
  render: () => <SampleTransactions scenario={many} failsAfter={1} />,
  args: transactionsOf(many),
  tags: ['outcome:LW-BIL-030'],
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: /^(Download CSV|Descargar CSV)/ });
    const ofAllLines = file.getAttribute('href');
    await userEvent.type(canvas.getByRole('searchbox'), 'visa');
    await expect(
      await canvas.findByText(/Unable to Load Transactions|No se pudieron cargar las/),
    ).toBeVisible();
    await expect(file).toHaveAttribute('href', ofAllLines);
  },
});

/** Payments alone, on a page of their own. */
export const PaymentHistory = meta.story({
  args: transactionsOf(many, '', 'payments'),
  tags: ['route:/billing/payment-history'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Payment history|Historial/);
    await expect(canvas.queryByText(/^(Bill|Factura|Charge|Cargo)$/)).not.toBeInTheDocument();
  },
});

const mobile = storyScenario('mobileOrders');
const refundsTab = /^(Refunds|Reembolsos)$/;
const mobileRefund = mobile.facts.mobile?.activity?.find(({ kind }) => kind === 'refund');

export const Mobile = meta.story({
  args: mobileTransactionsOf(mobile),
  tags: ['route:/billing/mobile-activity'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(All|Todas)$/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: refundsTab })).not.toHaveAttribute('aria-current');
  },
});
/** A payment on its way has paid the mobile bill, as it would the account's; one that nobody can confirm may have. */
function withMobileBillPaid(status: 'pending' | 'unknown'): Scenario {
  const scenario = storyScenario('mobileActive');
  const { account, mobile: service } = scenario.facts;
  if (!service?.bill) throw new Error('This customer has no mobile bill');
  const paid = buildPayment({
    status,
    amount: service.bill.amount,
    paymentDate: scenario.today,
    device: { id: account.id, name: null, lineLastFour: null },
  });
  return { ...scenario, facts: { ...scenario.facts, devicePayments: [paid] } };
}
const newestMobileBill = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('row', { name: /^[^$]*\b(Bill|Factura)\b/ })[0];
export const MobileBillPaymentPending = meta.story({
  args: mobileTransactionsOf(withMobileBillPaid('pending')),
  play: async ({ canvas }) => {
    await expect(newestMobileBill(canvas)).toHaveTextContent(/Payment pending|Pago en proceso/);
  },
});
export const MobileBillPaymentNotConfirmed = meta.story({
  args: mobileTransactionsOf(withMobileBillPaid('unknown')),
  play: async ({ canvas }) => {
    await expect(newestMobileBill(canvas)).toHaveTextContent(
      /Payment not confirmed yet|Pago aún sin confirmar/,
    );
  },
});
const withDevices = storyScenario('mobileActive');
const mobileBills = (scenario: Scenario) =>
  (scenario.facts.mobile?.activity ?? []).filter(({ isBill }) => isBill).toReversed();
const openBill = (scenario: Scenario, age: number): TransactionsProps =>
  mobileTransactionsOf(scenario, `shown=${mobileBills(scenario)[age]?.id}`);

/** The same customer, whose bills are changed. */
const withBills = (change: (bill: MobileLine) => MobileLine): Scenario => {
  const { facts } = withDevices;
  const { mobile } = facts;
  const activity = mobile?.activity?.map((line) => (line.isBill ? change(line) : line)) ?? [];
  return { ...withDevices, facts: { ...facts, mobile: mobile && { ...mobile, activity } } };
};

/** What stands in a group or a line of a bill's charges, its figure last. */
const chargesIn = (panel: HTMLElement, part: 'dt' | 'dd') =>
  [...panel.querySelectorAll(`section ${part}`)].map(({ textContent }) => textContent);
const figureIn = (text: string) => Number(/\$([\d.]+)$/.exec(text)?.[1]);
const comesTo = (texts: readonly string[]) => texts.reduce((all, text) => all + figureIn(text), 0);

/** A mobile bill says what it is for: each phone line, what its device has left to pay as its card says it, and the taxes. */
export const MobileBillOpen = meta.story({
  args: openBill(withDevices, 0),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary');
    const detail = within(panel);
    await expect(detail.getByRole('heading', { level: 2 })).toHaveTextContent('$186.40');
    await expect(detail.getByRole('heading', { level: 3 })).toHaveTextContent(/^(What this bill|Qué cubre)/);
    const groups = chargesIn(panel, 'dt');
    await expect(groups).toHaveLength(4);
    await expect(groups[0]).toMatch(
      /^Aurora 12 Pro, 256 GB(Line ending in|Línea terminada en) 0148\$93\.33$/,
    );
    await expect(groups[3]).toMatch(/^(Taxes and surcharges|Impuestos y recargos)\$13\.08$/);
    const lines = chargesIn(panel, 'dd');
    for (const all of [groups, lines]) await expect(comesTo(all)).toBeCloseTo(186.4, 6);
    await expect(lines[1]).toMatch(
      /(18 payments left, including|Quedaban 18 mensualidades, incluida) .*\$33\.33$/,
    );
    await expect(detail.getByText(/^(Last payment|Última mensualidad)$/)).toBeVisible();
  },
});
/** What came once is named, so that a bill that is higher than the others tells why. */
export const MobileBillWithAOneTimeCharge = meta.story({
  args: openBill(withDevices, 4),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByRole('heading', { level: 2 })).toHaveTextContent('$196.40');
    await expect(detail.getByText(/^(One-time charge|Cargo único)$/)).toBeVisible();
    await expect(detail.getByText(/(22 payments left|Quedaban 22)/)).toBeVisible();
  },
});
const wordy = withBills((bill) => ({
  ...bill,
  amount: usd(bill.amount.cents + 9_000_000),
  lines: (bill.lines ?? []).map((line, at) => ({
    ...line,
    phone: line.phone && {
      ...line.phone,
      deviceName: `${line.phone.deviceName}, with-a-keyboard-and-a-stand-for-the-counter-in-front, refurbished`,
    },
    description: {
      en: `${line.description.en} with unlimited talk, text, and data in the United States and 60 other countries`,
      es: `${line.description.es} con llamadas, mensajes y datos ilimitados en Estados Unidos y otros 60 países`,
    },
    amount: usd(line.amount.cents + (at === 0 ? 9_000_000 : 0)),
  })),
}));
/** Long names and sums on the smallest phone stay within it, and each figure by its line. */
export const MobileBillWithLongNames = meta.story({
  args: openBill(wordy, 0),
  globals: { language: 'es', viewport: { value: 'phone' } },
  tags: ['mode:forced-colours'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary');
    await expect(chargesIn(panel, 'dd')[0]).toMatch(/\$90,060\.00$/);
    const charges = canvas.getByRole('heading', { level: 3 }).closest('section');
    const { right = 0 } = charges?.getBoundingClientRect() ?? {};
    for (const part of charges?.querySelectorAll('*') ?? [])
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});
/** A bill of before its biller wrote lines says what it came to, and nothing of lines. */
export const MobileBillWithoutLines = meta.story({
  args: openBill(
    withBills(({ lines: _, ...bill }) => bill),
    0,
  ),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('complementary'));
    await expect(detail.getByRole('heading', { level: 2 })).toHaveTextContent('$186.40');
    await expect(detail.queryByRole('heading', { level: 3 })).toBeNull();
  },
});
export const MobilePayments = meta.story({ args: mobileTransactionsOf(mobile, 'kind=payment') });
export const MobileRefunds = meta.story({
  args: mobileTransactionsOf(mobile, 'kind=refund'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: refundsTab })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: /Clear filters|Borrar/ })).toBeNull();
    await expect(canvas.getAllByRole('row', { name: /Refund|Reembolso/ })).toHaveLength(3);
  },
});
export const MobileRefundOpen = meta.story({
  args: mobileTransactionsOf(mobile, `kind=refund&shown=${mobileRefund?.id}`),
});
export const NoMobileRefunds = meta.story({
  args: mobileTransactionsOf(storyScenario('current'), 'kind=refund'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^(No refunds yet|Aún no hay reembolsos)$/ }),
    ).toBeVisible();
  },
});
export const MobileEmpty = meta.story({ args: mobileTransactionsOf(storyScenario('current')) });
