import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { inColumn } from '../field/in-column.tsx';
import { segmentedControlAccessibility } from './SegmentedControl.accessibility.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

/** Holds what is chosen, as a form does. */
function Held(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  parameters: { accessibility: segmentedControlAccessibility },
  decorators: [inColumn],
  args: {
    label: 'Account type',
    value: 'checking',
    options: [
      { value: 'checking', label: 'Checking account' },
      { value: 'savings', label: 'Savings account' },
    ],
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
});

export const Default = meta.story();

export const OnPhone = meta.story({ globals: onPhone });

export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Account type' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Checking account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Savings account' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('savings');
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    label: 'Tipo de cuenta',
    options: [
      { value: 'checking', label: 'Cuenta de cheques para empresas' },
      { value: 'savings', label: 'Cuenta de ahorros para empresas' },
    ],
  },
});
