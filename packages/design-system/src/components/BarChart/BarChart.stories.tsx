import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { barChartAccessibility } from './BarChart.accessibility.ts';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const dollars = [142, 144.5, 139, 148, 143, 155.2, 153, 148, 158.4, 157, 165.85, 178.25];
const names = [
  'December 2025',
  ...'January February March April May June July August September October November'
    .split(' ')
    .map((name) => `${name} 2026`),
];

const bars = dollars.map((value, index) => {
  const name = names[index] ?? '';
  return { id: name, name, short: name.charAt(0), value, valueLabel: `$${value.toFixed(2)}` };
});

const inCard = (args: BarChartProps) => (
  <Card title="Your bills" action={<Link href="/billing/view-statements">All statements</Link>}>
    <BarChart {...args} />
  </Card>
);

const meta = preview.meta({
  id: 'components-barchart',
  title: 'Components/Data display/BarChart',
  component: BarChart,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: barChartAccessibility },
  decorators: [inFlow],
  args: { label: 'Your last twelve bills', bars },
  render: inCard,
});

export const TwelveMonths = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByText('November 2026: $178.25')).toBeInTheDocument();
  },
});

export const FewMonths = meta.story({ args: { bars: bars.slice(-2) } });

export const OneMonth = meta.story({ args: { bars: bars.slice(-1) } });

export const Nothing = meta.story({
  args: { bars: bars.map((bar) => ({ ...bar, value: 0, valueLabel: '$0.00' })) },
});

export const OnPhone = meta.story({ globals: onPhone });

export const LongContent = meta.story({
  globals: onPhone,
  args: { bars: bars.map((bar) => ({ ...bar, valueLabel: '$1,234,567.89' })) },
});

const all = permutations<BarChartProps>({
  label: ['Your bills'],
  bars: [bars.slice(-1), bars.slice(-6), bars],
});

export const Permutations = meta.story({
  render: (args) => (
    <PermutationPage of={all}>{(props) => <BarChart {...args} {...props} />}</PermutationPage>
  ),
});

export const WalkedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('listitem').find((bar) => bar.dataset.pointed !== undefined);
    const chart = canvas.getByRole('list', { name: 'Your last twelve bills' });
    chart.focus();
    await expect(shown()).toBeUndefined();
    await userEvent.keyboard('{Home}');
    await expect(shown()).toHaveTextContent('December 2025: $142.00');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(shown()).toHaveTextContent('January 2026: $144.50');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(shown()).toHaveTextContent('October 2026: $165.85');
  },
});
