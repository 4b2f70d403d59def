import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import { descriptionListAccessibility } from './DescriptionList.accessibility.ts';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';
import { DescriptionRow } from './DescriptionRow.tsx';

const meta = preview.meta({
  id: 'components-descriptionlist',
  title: 'Components/Data display/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: descriptionListAccessibility },
  args: { children: null },
});

const change = (what: string) => (
  <Button variant="quiet" aria-label={`Change ${what}`}>
    Change
  </Button>
);

const answers = (
  <>
    <DescriptionRow
      label="Paying"
      value={<Money cents={17_825} />}
      note="Amount due, November 22"
      action={change('the amount')}
    />
    <DescriptionRow
      label="From"
      value="Business checking ···· 6789"
      note="Maple Street Bakery LLC"
      action={change('the payment method')}
    />
    <DescriptionRow
      label="On"
      value="Today, November 21"
      note="Received right away; may take up to 24 hours to post"
      action={change('the date')}
    />
  </>
);

export const Rows = meta.story({
  decorators: [inFlow],
  args: { children: answers },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Change the date' })).toBeVisible();
  },
});

export const RowsOnPhone = meta.story({ globals: onPhone, args: { children: answers } });

export const Figures = meta.story({
  decorators: [inColumn],
  args: { layout: 'figures' },
  render: (args) => (
    <Card title="How this adds up">
      <DescriptionList {...args}>
        <DescriptionRow label="New charges" value={<Money cents={18_325} />} />
        <DescriptionRow label="Auto Pay discount" value={<Money cents={-500} />} />
        <DescriptionRow label="Past due" value={<Money cents={0} />} />
        <DescriptionRow label="Amount due" value={<Money cents={17_825} />} isTotal />
      </DescriptionList>
    </Card>
  ),
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    children: (
      <DescriptionRow
        label="Desde la cuenta o la tarjeta de"
        value="Cuenta de cheques comercial de la Panadería y Pastelería de la Calle Maple ···· 6789"
        note="Panadería y Pastelería de la Calle Maple, Sociedad de Responsabilidad Limitada"
        action={change('the payment method')}
      />
    ),
  },
});

const all = permutations<DescriptionListProps>({
  layout: ['rows', 'figures'],
  startsWithRule: [true, false],
});

export const Permutations = meta.story({
  args: {
    children: (
      <>
        <DescriptionRow label="New charges" value={<Money cents={18_325} />} />
        <DescriptionRow label="Amount due" value={<Money cents={17_825} />} note="November 22" isTotal />
      </>
    ),
  },
  render: (args) => (
    <PermutationPage of={all}>{(props) => <DescriptionList {...args} {...props} />}</PermutationPage>
  ),
});
