import { type MobileLine, usd } from '@linework/domain';
import { buildPayment, type Scenario, storyScenario } from '@linework/fixtures';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { mobileTransactionsOf } from './sample-transactions.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';
import type { TransactionsProps } from './transactions.types.ts';

/** What was charged and paid for mobile service, and what each of its bills is for. */
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
    await expect(canvas.queryByRole('button', { name: /^(Clear|Quitar)/ })).toBeNull();
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
