import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, onPhone, padded } from '../../foundations/frames.tsx';
import { Card } from '../Card/Card.tsx';
import { changeWaterfallAccessibility } from './ChangeWaterfall.accessibility.ts';
import { ChangeWaterfall, type ChangeWaterfallProps, type WaterfallStep } from './ChangeWaterfall.tsx';

const from = (before: number, changes: readonly [string, string | undefined, number][]): WaterfallStep[] => [
  { id: 'before', label: 'October', cents: before, isTotal: true },
  ...changes.map(([label, badge, cents]) => ({ id: label, label, badge, cents })),
  {
    id: 'after',
    label: 'November',
    cents: before + changes.reduce((sum, [, , cents]) => sum + cents, 0),
    isTotal: true,
  },
];

const inCard = (props: ChangeWaterfallProps) => (
  <Card title="Up $12.40 from October">
    <ChangeWaterfall {...props} />
  </Card>
);

const meta = preview.meta({
  id: 'components-changewaterfall',
  title: 'Components/Data display/ChangeWaterfall',
  component: ChangeWaterfall,
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  parameters: { ...padded, accessibility: changeWaterfallAccessibility },
  decorators: [inColumn],
  args: {
    label: 'From October to November',
    steps: from(16_085, [
      ['Internet', 'Promotion ended', 1_000],
      ['Taxes and fees', 'Tax', 240],
    ]),
    note: (cents) => `Bars start at $${cents / 100}.`,
  },
  render: inCard,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const told = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(told).toEqual([
      'October $160.85',
      'Internet Promotion ended +$10.00',
      'Taxes and fees Tax +$2.40',
      'November $173.25',
    ]);
    await expect(canvas.getByRole('list', { name: 'From October to November' })).toBeVisible();
    await expect(canvas.getByText('Bars start at $155.')).toBeVisible();
  },
});

export const UpAndDown = meta.story({
  args: {
    steps: from(17_325, [
      ['Technician visit', 'One time only', 4_999],
      ['Business TV', 'No longer on your bill', -4_999],
      ['Auto Pay discount', 'Discount', -500],
    ]),
  },
});

/** Amounts far apart are drawn from nothing, and nothing needs to be said of it. */
export const FromNothing = meta.story({
  args: { steps: from(4_000, [['Internet', 'Partial month', 12_825]]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Bars start/)).not.toBeInTheDocument();
  },
});

export const IntoACredit = meta.story({
  args: { steps: from(9_000, [['Credit for an outage', 'Credit', -10_250]]) },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    steps: from(1_339_546, [
      ['Televisión de exhibición pública para restaurantes y salas de espera', 'Parte de un mes', 240_000],
      ['Impuestos y cargos', 'Impuestos', 11_874],
    ]),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
