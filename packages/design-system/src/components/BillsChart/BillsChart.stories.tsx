import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { billsChartAccessibility } from './BillsChart.accessibility.ts';
import { BillsChart, type BillsChartProps } from './BillsChart.tsx';
import type { ChartBill } from './chart-bill.types.ts';

const dollars = [162, 162, 160.3, 163.4, 162.6, 167.4, 163.4, 163.4, 164.15, 164.29, 165.85, 178.25];
const names = [
  'December 2025',
  ...'January February March April May June July August September October November'
    .split(' ')
    .map((name) => `${name} 2026`),
];

const billsOf = (amounts: readonly number[], newest: ChartBill['state'] = 'open'): ChartBill[] =>
  amounts.map((amount, index) => {
    const name = names.at(index - amounts.length) ?? '';
    const state = index === amounts.length - 1 ? newest : 'done';
    return {
      id: name,
      name,
      short: name.slice(0, 3),
      cents: Math.round(amount * 100),
      amount: `${amount < 0 ? '\u2212' : ''}$${Math.abs(amount).toFixed(2)}`,
      state,
      note: state === 'done' ? 'Paid' : 'Not paid yet',
    };
  });

const bills = billsOf(dollars);
const pastDue = bills.map(
  (bill, index): ChartBill =>
    index === 9 || index === 10 ? { ...bill, state: 'late', note: 'Past due' } : bill,
);

const keyLabels = { done: 'Paid', late: 'Past due', sent: 'Payment pending', open: 'Due December 10' };

const inCard = (props: BillsChartProps) => (
  <Card title="Your bills">
    <BillsChart {...props} />
  </Card>
);

const args: BillsChartProps = {
  label: 'Your last twelve bills',
  bills,
  tickLabel: (cents) => `$${(cents / 100).toLocaleString('en-US')}`,
  keys: [
    { state: 'done', label: 'Paid' },
    { state: 'open', label: 'Not paid yet' },
  ],
  action: <Link href="/billing">Show as table</Link>,
};

const meta = preview.meta({
  title: 'Components/Data display/BillsChart',
  id: 'components-billschart',
  component: BillsChart,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: billsChartAccessibility },
  decorators: [inFlow],
  args,
  render: inCard,
});

export const TwelveMonths = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByText('November 2026: $178.25, Not paid yet')).toBeInTheDocument();
    await expect(canvas.getByText('$160')).toBeVisible();
  },
});

/** Sent is empty, not paid is hatched, late leans the other way: nothing is told by colour alone. */
export const EveryState = meta.story({
  args: {
    bills: bills.map((bill, index): ChartBill => {
      if (index < 8) return bill;
      const state = index === 8 ? 'late' : index < 11 ? 'sent' : 'open';
      return { ...bill, state, note: keyLabels[state] };
    }),
    keys: (['done', 'late', 'sent', 'open'] as const).map((state) => ({ state, label: keyLabels[state] })),
  },
  play: async ({ canvas }) => {
    const hatched = canvas.getAllByRole('listitem').map((bar) => bar.querySelector('pattern') !== null);
    await expect(hatched.slice(8)).toEqual([true, false, false, true]);
    const turned = [...document.querySelectorAll('li pattern')].map((one) =>
      one.getAttribute('patternTransform'),
    );
    await expect(new Set(turned).size).toBe(2);
  },
});

export const PastDue = meta.story({
  args: {
    bills: pastDue,
    keys: [
      { state: 'done', label: 'Paid' },
      { state: 'late', label: 'Past due' },
      { state: 'open', label: 'Due December 10' },
    ],
  },
});

/** A mouse, or a finger, shows what a bill was and what became of it. */
export const PointedAt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('listitem');
    if (!second) throw new Error('There is no second bill');
    await userEvent.hover(second);
    await expect(second).toHaveTextContent('January 2026 $162.00Paid');
    await userEvent.unhover(second);
  },
});

export const ThreeMonths = meta.story({ args: { bills: bills.slice(-3) } });

export const TwoMonths = meta.story({ args: { bills: bills.slice(-2) } });

export const OneMonth = meta.story({ args: { bills: bills.slice(-1) } });

/** A credit hangs below the line of nothing, as long as it is large. */
export const WithACredit = meta.story({
  args: { bills: billsOf([162, 165.85, -12.5], 'done') },
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('listitem').map((item) => item.querySelector('[data-state]'));
    const [paid, , credit] = bars.map((bar) => bar?.getBoundingClientRect());
    if (!paid || !credit) throw new Error('A bill has no bar');
    await expect(bars[2]).toHaveAttribute('data-credit');
    await expect(Math.abs(credit.top - paid.bottom)).toBeLessThan(1);
    await expect(credit.height / paid.height).toBeCloseTo(12.5 / 162, 1);
  },
});

/** The bars of other bills that the newest one's figure lies over. */
function coveredBy(amount: string, items: readonly HTMLElement[]) {
  const newest = items.at(-1);
  const figure = newest && within(newest).getByText(amount).getBoundingClientRect();
  if (!figure) throw new Error('The newest bill has no figure');
  return items.filter((item) => {
    const bar = item.querySelector('[data-state]')?.getBoundingClientRect();
    const isBeside = !bar || bar.right <= figure.left || bar.left >= figure.right;
    return item !== newest && !isBeside && bar.top < figure.bottom && bar.bottom > figure.top;
  });
}

/** The figure of a low bill beside a tall one reads as its own: it stands next to its month, at no height of another bar. */
export const TallBeforeOnPhone = meta.story({
  globals: onPhone,
  args: { bills: billsOf([...dollars.slice(0, 9), 3522.4, 276.9, 278.14]) },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const month = within(items[11] ?? canvas.getByRole('list')).getByText('N');
    const figure = canvas.getByText('$278.14').getBoundingClientRect();
    await expect(coveredBy('$278.14', items)).toEqual([]);
    await expect(Math.abs(figure.top - month.getBoundingClientRect().bottom)).toBeLessThan(8);
    await expect(figure.right).toBeGreaterThan(month.getBoundingClientRect().left);
  },
});

/** With room for the names of the months, a taller bill just before is not written over either. */
export const TallBefore = meta.story({
  args: { bills: billsOf([...dollars.slice(0, 9), 276.9, 522.4, 278.14]) },
  decorators: [(Story) => <div style={{ inlineSize: '34rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(coveredBy('$278.14', canvas.getAllByRole('listitem'))).toEqual([]);
  },
});

/** On a phone the figure of a credit, or of a bill lower than those before it, stands off their bars. */
export const CreditOnPhone = meta.story({
  globals: onPhone,
  args: {
    bills: billsOf([...dollars.slice(1), -12.5], 'done'),
    keys: [
      { state: 'done', label: 'Paid' },
      { state: 'done', label: 'Credit', isCredit: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(coveredBy('−$12.50', canvas.getAllByRole('listitem'))).toEqual([]);
  },
});

export const Nothing = meta.story({ args: { bills: billsOf(dollars.map(() => 0)) } });

export const OnPhone = meta.story({ globals: onPhone, args: { bills: pastDue } });

export const LongContent = meta.story({
  globals: onPhone,
  args: { bills: bills.map((bill) => ({ ...bill, cents: bill.cents * 75, amount: '$13,395.46' })) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('list').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const all = permutations<BillsChartProps>({
  label: ['Your bills'],
  bills: [bills.slice(-1), bills.slice(-6), pastDue],
});

export const Permutations = meta.story({
  render: (args) => (
    <PermutationPage of={all}>{(props) => <BillsChart {...args} {...props} />}</PermutationPage>
  ),
});

export const WalkedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('listitem').find((bill) => bill.dataset.pointed !== undefined);
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Your last twelve bills' })).toHaveFocus();
    await expect(shown()).toHaveTextContent('November 2026: $178.25');
    await userEvent.keyboard('{Home}');
    await expect(shown()).toHaveTextContent('December 2025: $162.00');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(shown()).toHaveTextContent('January 2026: $162.00');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(shown()).toHaveTextContent('October 2026: $165.85');
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toBeUndefined();
  },
});
