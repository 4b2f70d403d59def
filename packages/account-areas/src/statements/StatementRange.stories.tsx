import { add, type Money, rangeSides, type StatementRange, usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StatementRangeScreen } from './StatementRangeScreen.tsx';
import { rangeOf } from './sample-statements.ts';

/** What was charged and paid between any two days. */
const meta = preview.meta({
  title: 'Areas/Statements/By dates',
  component: StatementRangeScreen,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const autumn = rangeOf(storyScenario('current'), '2026-08-01', '2026-11-20');

/** What the rows of a table are called, but for its total. */
const rowsOf = (canvas: ReturnType<typeof within>, name: RegExp): readonly (string | null)[] =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('rowheader')
    .slice(0, -1)
    .map(({ textContent }) => textContent);
const paymentsOf = (canvas: ReturnType<typeof within>) =>
  rowsOf(canvas, /^(Payments and credits|Pagos y créditos)$/);
const chargesOf = (canvas: ReturnType<typeof within>) => rowsOf(canvas, /^(Charges|Cargos)$/);

export const Default = meta.story({
  args: autumn,
  play: async ({ canvas }) => {
    for (const payment of paymentsOf(canvas)) await expect(payment).not.toMatch(/20\d\d/);
  },
});
/** A range over New Year says of every day which year's it is. */
export const OverNewYear = meta.story({
  args: rangeOf(storyScenario('current'), '2025-12-01', '2026-03-31'),
  play: async ({ canvas }) => {
    const payments = paymentsOf(canvas);
    await expect(payments.length).toBeGreaterThan(2);
    for (const payment of payments)
      await expect(payment).toMatch(/^(Online payment, \w+\s\d+, |Pago en línea, \d+\sde\s\w+\sde\s)202[56]/);
  },
});
/** Of a year that is over every day is told with it, the day on which a payment posted as well. */
export const LastYear = meta.story({
  args: rangeOf(storyScenario('manyStatements'), '2025-03-01', '2025-06-30'),
  play: async ({ canvas }) => {
    for (const payment of paymentsOf(canvas)) await expect(payment?.match(/2025/g)).toHaveLength(2);
  },
});
export const PastDue = meta.story({
  args: rangeOf(storyScenario('pastDue76'), '2026-06-01', '2026-11-20'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /76 days or more|76 días o más/ })).toBeVisible();
  },
});
export const NothingOwed = meta.story({
  args: rangeOf(storyScenario('nothingDue'), '2026-10-01', '2026-11-20'),
});
export const ReturnedPayment = meta.story({
  args: rangeOf(storyScenario('returnedPayment'), '2026-08-01', '2026-11-20'),
  play: async ({ canvas }) => {
    // Another sum than that of charges alone, which stands above, has another name.
    await expect(
      canvas.getByRole('table', { name: /^(Charges, returned payments|Cargos, pagos devueltos)/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('table', { name: /^(Charges|Cargos)$/ })).toBeNull();
  },
});
function withOneCharge(): StatementRange {
  if (autumn.range?.status !== 'ready') throw new Error('There is no range');
  const { value } = autumn.range;
  const amount = usd(500);
  return {
    ...value,
    charges: add(value.charges, amount),
    closing: add(value.closing, amount),
    lines: [
      ...value.lines,
      {
        id: 'apart',
        kind: 'charge',
        date: '2026-11-18',
        postedDate: null,
        amount,
        isBill: false,
        payment: null,
      },
    ],
  };
}
const billsAndOneCharge = withOneCharge();

/** A bill is named by its date; what was charged apart stays a charge. */
export const BillsAndOneCharge = meta.story({
  args: { ...autumn, range: { status: 'ready', value: billsAndOneCharge } },
  play: async ({ canvas, words }) => {
    const { like } = words('statement');
    const charges = chargesOf(canvas);
    await expect(charges.length).toBeGreaterThan(2);
    for (const bill of charges.slice(0, -1)) await expect(bill).toMatch(like('since.bill'));
    await expect(charges.at(-1)).toMatch(like('since.charge'));
    const days = billsAndOneCharge.lines
      .filter(({ kind }) => kind === 'charge')
      .map(({ date }) => date.slice(8));
    await expect(charges.map((name) => name?.match(/\d+/g)?.map(Number))).toEqual(
      days.map((day) => [Number(day)]),
    );
  },
});

function withoutItsFirstLine(): StatementRange {
  if (autumn.range?.status !== 'ready') throw new Error('There is no range');
  return { ...autumn.range.value, lines: autumn.range.value.lines.slice(1), linesLeftOut: 1 };
}
const leftOut = withoutItsFirstLine();
/** As the page writes it, in either language. */
const moneyText = ({ cents }: Money): RegExp =>
  new RegExp(`${cents < 0 ? '−' : ''}\\$${(Math.abs(cents) / 100).toFixed(2)}$`);

/** More lines than are told of: what the older ones come to is a line of each table, and each total is that of the sum. */
export const OlderLinesLeftOut = meta.story({
  args: { ...autumn, range: { status: 'ready', value: leftOut } },
  play: async ({ canvas }) => {
    const older = canvas.getByRole('row', { name: /^(Older transactions|Transacciones anteriores)/ });
    await expect(older).toHaveTextContent(/\$/);
    const [, payments, charges] = canvas.getAllByRole('table');
    const { paid, charged } = rangeSides(leftOut);
    await expect(payments?.querySelector('tfoot')).toHaveTextContent(moneyText(paid.total));
    await expect(charges?.querySelector('tfoot')).toHaveTextContent(moneyText(charged.total));
    await expect(canvas.getByText(/^1 (older transaction|transacción anterior)/)).toBeVisible();
  },
});
export const LongNames = meta.story({
  args: rangeOf(storyScenario('longNames'), '2026-08-01', '2026-11-20'),
});

/** Nothing asked for yet. */
export const NoDaysYet = meta.story({
  args: { ...autumn, asked: { from: null, to: null }, range: null, onChoose: fn() },
  play: async ({ canvas, args }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    if (!from || !to) throw new Error('There are no two fields');
    const show = canvas.getByRole('button', { name: /Show statement|Ver estado de cuenta/ });
    await userEvent.click(show);
    await expect(from).toBeInvalid();
    await expect(to).toBeInvalid();
    await userEvent.type(from, '110126');
    await userEvent.type(to, '100126');
    await userEvent.click(show);
    await expect(from).toBeValid();
    await expect(to).toHaveAccessibleDescription(/on or after the From date|igual o posterior/);
    await userEvent.clear(to);
    await userEvent.type(to, '112026');
    await userEvent.click(show);
    await expect(args.onChoose).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20' });
  },
});

/** An error of two lines under one of the days leaves their boxes side by side, and stands above the button. */
export const DaysTurnedOnPhone = meta.story({
  args: { ...autumn, asked: { from: '2026-11-01', to: '2026-10-01' }, range: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    if (!from || !to) throw new Error('There are no two fields');
    const show = canvas.getByRole('button', { name: /Show statement|Ver estado de cuenta/ });
    await userEvent.click(show);
    const said = canvas.getAllByText(/on or after the From date|igual o posterior/);
    await expect(to.getBoundingClientRect().top).toBe(from.getBoundingClientRect().top);
    const bottoms = said.map((each) => each.getBoundingClientRect().bottom);
    await expect(show.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.max(...bottoms));
  },
});

/** A day of the address that is none is asked for again; the other one is kept. */
export const AddressWithoutSense = meta.story({
  args: {
    ...autumn,
    asked: { from: null, to: '2026-11-20' },
    problems: { from: 'notADate' },
    range: null,
    onChoose: fn(),
  },
  play: async ({ canvas, args }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    if (!from || !to) throw new Error('There are no two fields');
    await expect(from).toBeInvalid();
    await expect(to).toBeValid();
    await expect(to).toHaveValue('11/20/26');
    await expect(canvas.getByText(/in this link|de este enlace/)).toBeVisible();
    await userEvent.type(from, '110126');
    await userEvent.click(canvas.getByRole('button', { name: /Show statement|Ver estado de cuenta/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20' });
  },
});

export const Loading = meta.story({ args: { ...autumn, range: { status: 'loading' } } });

const retry = fn();
export const Failed = meta.story({
  args: { ...autumn, range: { status: 'failed', onRetry: retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Intentar/ }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const OnPhoneInSpanish = meta.story({
  args: rangeOf(storyScenario('pastDue43'), '2026-06-01', '2026-11-20'),
  globals: { language: 'es', viewport: { value: 'phone' } },
});

export const OnPaper = meta.story({
  tags: ['mode:print'],
  args: autumn,
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
