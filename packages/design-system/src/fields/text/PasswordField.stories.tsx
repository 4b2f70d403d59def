import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn } from '../field/in-column.tsx';
import { passwordFieldAccessibility } from './PasswordField.accessibility.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  id: 'components-passwordfield',
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: { accessibility: passwordFieldAccessibility },
  decorators: [inColumn],
  args: {
    label: 'Password',
    words: {
      show: 'Show',
      hide: 'Hide',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      shown: 'Your password is visible',
      hidden: 'Your password is hidden',
    },
  },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'correct horse battery' } });

export const Shown = meta.story({
  args: { defaultValue: 'correct horse battery' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByText('Your password is visible')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});

export const HiddenAgain = meta.story({
  args: { defaultValue: 'correct horse battery' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show password' });
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 'wrong', errorMessage: 'Username and password don’t belong together' },
});

export const Disabled = meta.story({ args: { defaultValue: 'correct horse battery', isDisabled: true } });
