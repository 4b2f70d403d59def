import { delayedStatement, statusNameOf, statusOfTransaction } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SampleTransactions } from './SampleTransactions.tsx';
import { openAt } from './sample-open-transaction.ts';
import { shownOf, transactionsOf } from './sample-transactions.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';
import type { TransactionsProps } from './transactions.types.ts';

/** A bill or a credit that is opened, and opening and closing a line. */
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

const refunds = storyScenario('refunds');

const newestLine = shownOf(many, () => true);

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

export const CreditOpen = meta.story({ args: openAt(many, 'credited') });

export const BillOpen = meta.story({
  args: openAt(many, 'unpaid'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Make a payment|Hacer un pago)$/ })).toBeVisible();
  },
});

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

export const DetailLoading = meta.story({
  args: { ...openAt(many, 'posted'), detail: { status: 'loading' } },
});

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

/** Whoever closes a line goes on from it. */
export const ClosedAgain = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt={`shown=${newestLine}`} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Close details|Cerrar los detalles)$/ }));
    await expect(within(canvas.getByRole('table')).getAllByRole('link')[0]).toHaveFocus();
  },
});
