import { storyScenario } from '@linework/fixtures';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SampleTransactions } from './SampleTransactions.tsx';
import { transactionsOf } from './sample-transactions.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

/** Everything that was charged and paid, in pages, and payments alone; and the file of it. */
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

export const Refunds = meta.story({
  args: transactionsOf(refunds, 'kind=refund'),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row', { name: /Refund|Reembolso/ });
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/6789/);
  },
});

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

export const PastDue = meta.story({
  args: transactionsOf(storyScenario('pastDue43')),
  play: async ({ canvas }) => {
    const [status] = await canvas.findAllByText(/^(Past due|Vencid[ao])/);
    await expect(status?.parentElement?.querySelector('.lucide-clock-alert')).toBeVisible();
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

export const NothingYet = meta.story({ args: transactionsOf(storyScenario('newCustomer')) });

/** That lines are on their way is said once somebody would notice. */
export const Loading = meta.story({
  args: { ...transactionsOf(many), page: { status: 'loading' } },
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

/** Payments alone, on a page of their own. */
export const PaymentHistory = meta.story({
  args: transactionsOf(many, '', 'payments'),
  tags: ['route:/billing/payment-history'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Payment history|Historial/);
    await expect(canvas.queryByText(/^(Bill|Factura|Charge|Cargo)$/)).not.toBeInTheDocument();
  },
});
