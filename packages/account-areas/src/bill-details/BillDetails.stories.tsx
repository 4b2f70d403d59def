import type { BillLine, ListedBill } from '@linework/domain';
import {
  billingSummaryOf,
  buildBill,
  buildBillLine,
  type Scenario,
  situatedScenario,
  storyScenario,
} from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { askedSituation } from '@linework/review';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { BillDetails, type BillDetailsProps } from './BillDetails.tsx';

const ready = <Value,>(value: Value) => ({ status: 'ready', value }) as const;
const failed = (onRetry = fn()) => ({ status: 'failed', onRetry }) as const;

const argsOf = (scenario: Scenario): BillDetailsProps => ({
  ...sampleFlowProps(scenario),
  bills: ready(scenario.facts.bills.toSorted((a, b) => b.billDate.localeCompare(a.billDate))),
  summary: ready(billingSummaryOf(scenario)),
  onPay: fn(),
});

const line = (kind: BillLine['kind'], en: string, es: string, cents: number) =>
  buildBillLine(kind, { en, es }, cents);

const internet = { en: 'Business Internet 600', es: 'Internet para negocios 600' };
const taxes = { en: 'Taxes and fees', es: 'Impuestos y cargos' };

/** Two bills between which everything that can change has changed. */
const everyChange: readonly ListedBill[] = [
  buildBill({
    lines: [
      buildBillLine('rate', internet, 10_999),
      line('rate', 'Static IP address', 'Dirección IP estática', 1_499),
      line('proration', 'Business TV, November 9 to 15', 'TV para negocios, del 9 al 15 de noviembre', 1_166),
      line('promotionEnded', 'Voice promotion ended', 'Terminó la promoción de voz', 1_000),
      line('oneOff', 'Technician visit', 'Visita de un técnico', 2_000),
      line('discount', 'Auto Pay discount', 'Descuento de Auto Pay', -500),
      buildBillLine('tax', taxes, 1_661),
    ],
  }),
  buildBill({
    billDate: '2026-10-15',
    dueDate: '2026-11-04',
    lines: [
      buildBillLine('rate', internet, 9_999),
      line('rate', 'Wi-Fi router rental', 'Alquiler de router wifi', 1_000),
      buildBillLine('tax', taxes, 2_341),
    ],
  }),
];

const meta = preview.meta({
  title: 'Areas/Bill details',
  component: BillDetails,
  parameters: wholePage,
  args: argsOf(storyScenario('current')),
});

/** Follows the toolbar's situation. */
export const Default = meta.story({
  tags: ['situation:chosen'],
  render: (args, { globals }) => (
    <BillDetails {...args} {...argsOf(situatedScenario('current', askedSituation(globals)))} />
  ),
});

export const EveryChange = meta.story({ args: { bills: ready(everyChange) } });
export const PastDue = meta.story({
  args: argsOf(storyScenario('pastDue43')),
  play: async () => {
    await expect(screen.getByText(/earlier bills|facturas anteriores/)).toBeVisible();
  },
});
export const Paid = meta.story({ args: argsOf(storyScenario('nothingDue')) });

export const FirstBill = meta.story({
  args: { bills: ready(storyScenario('current').facts.bills.slice(-1)) },
});

/** Who may not pay reads the bill, and goes back. */
export const MayNotPay = meta.story({ args: { onPay: null } });

/** What is due now is left out where billing does not say it: the bill itself is known. */
export const WithoutBalance = meta.story({
  args: { summary: failed() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to billing' }));
    await expect(args.onLeave).toHaveBeenCalledWith('push');
  },
});

export const Loading = meta.story({
  args: { bills: { status: 'loading' }, summary: { status: 'loading' } },
});

export const NotLoaded = meta.story({
  tags: ['outcome:LW-STM-020'],
  args: { bills: failed() },
});

export const NoBillYet = meta.story({
  tags: ['outcome:LW-STM-010'],
  args: argsOf(storyScenario('newCustomer')),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bill details' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to billing' }));
    await expect(args.onLeave).toHaveBeenCalledWith('push');
  },
});

export const OnPhoneInSpanish = meta.story({
  args: { bills: ready(everyChange) },
  globals: { language: 'es', viewport: { value: 'phone' } },
});
