import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { securityCodeFieldAccessibility } from './SecurityCodeField.accessibility.ts';
import { SecurityCodeField, type SecurityCodeFieldProps } from './SecurityCodeField.tsx';

const meta = preview.meta({
  id: 'components-securitycodefield',
  title: 'Components/Forms/SecurityCodeField',
  component: SecurityCodeField,
  tags: ['autodocs'],
  parameters: { accessibility: securityCodeFieldAccessibility },
  decorators: [inColumn],
  args: {
    label: 'Security code',
    length: 3 as const,
    help: {
      button: 'Where is the security code?',
      heading: 'Where the security code is',
      back: 'Three digits on the back, at the end of the signature strip.',
      front: 'Four digits on the front of an American Express, above the number.',
    },
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Security code' });
    await expect(input).toHaveAttribute('autocomplete', 'cc-csc');
    await userEvent.type(input, '12 a345');
    await expect(input).toHaveValue('123');
    await expect(args.onChange).toHaveBeenLastCalledWith('123');
  },
});

export const AmericanExpress = meta.story({
  args: { length: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12345');
    await expect(canvas.getByRole('textbox')).toHaveValue('1234');
  },
});

export const BrandNotKnown = meta.story({ args: { length: '3or4', defaultValue: '1234' } });

export const Help = meta.story({
  args: { length: '3or4' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where is the security code?' }));
    const help = await screen.findByRole('dialog', { name: 'Where the security code is' });
    await waitFor(() => expect(help).toBeVisible());
  },
});

export const HelpClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '12', errorMessage: 'Enter the three digits on the back of your card' },
});

export const Disabled = meta.story({ args: { defaultValue: '123', isDisabled: true } });

const axes = permutations<Pick<SecurityCodeFieldProps, 'length' | 'errorMessage' | 'isDisabled'>>({
  length: [3, 4, '3or4'],
  errorMessage: [undefined, 'Check the code'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: (args) => (
    <PermutationPage<(typeof axes)[number]> of={axes}>
      {(props) => <SecurityCodeField {...args} {...props} />}
    </PermutationPage>
  ),
});
