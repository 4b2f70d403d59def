import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, padded } from '../../foundations/frames.tsx';
import { Money } from '../Money/Money.tsx';
import { sumListAccessibility } from './SumList.accessibility.ts';
import { SumList, SumRow } from './SumList.tsx';

const meta = preview.meta({
  id: 'components-sumlist',
  title: 'Components/Data display/SumList',
  component: SumList,
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  parameters: { ...padded, accessibility: sumListAccessibility },
  decorators: [inColumn],
  args: {
    children: (
      <>
        <SumRow label="December 2, Sam Keller" figure={<Money cents={-4_000} />} />
        <SumRow label="December 6, Auto Pay" figure={<Money cents={-3_325} />} />
        <SumRow label="Left to pay" figure={<Money cents={0} />} isTotal />
      </>
    ),
  },
});

export const WithTotal = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByText('−$40.00')).toBeVisible();
  },
});

export const Small = meta.story({ args: { size: 'small' } });

export const LeadingToTotal = meta.story({
  args: {
    leadsToTotal: true,
    children: (
      <>
        <SumRow label="November bill" figure={<Money cents={17_325} />} />
        <SumRow label="This payment" figure={<Money cents={-10_000} />} />
      </>
    ),
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <SumRow
        label="2 de diciembre, María Fernanda de los Ángeles Rodríguez Villanueva"
        figure={<Money cents={-1_339_546} />}
      />
    ),
  },
});
