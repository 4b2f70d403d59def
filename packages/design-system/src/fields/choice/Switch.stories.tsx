import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { switchAccessibility } from './Switch.accessibility.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = preview.meta({
  id: 'components-switch',
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: { accessibility: switchAccessibility },
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  decorators: [inColumn],
  args: { label: 'Payment scheduled', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const one = canvas.getByRole('switch', { name: 'Payment scheduled' });
    await expect(one).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(one).toBeChecked();
    await expect(one).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(one).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const On = meta.story({
  args: { defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Payment scheduled'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const WithDescription = meta.story({
  args: { defaultSelected: true, description: 'Includes payments Auto Pay makes.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Includes payments Auto Pay makes.');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongContent = meta.story({
  args: {
    defaultSelected: true,
    label: 'Se modificó un pago programado desde una cuenta bancaria de la empresa o con una tarjeta',
    description:
      'Si el pago sale de una cuenta bancaria, siempre recibirá este correo: es su copia de lo que autorizó.',
  },
});

const axes = permutations<Pick<SwitchProps, 'defaultSelected' | 'description' | 'isDisabled'>>({
  defaultSelected: [false, true],
  description: [undefined, 'A hint'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: () => (
    <PermutationPage<(typeof axes)[number]> of={axes}>
      {(props) => <Switch label="A setting" {...props} />}
    </PermutationPage>
  ),
});
