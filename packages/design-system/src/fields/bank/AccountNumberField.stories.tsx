import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn } from '../field/in-column.tsx';
import { accountNumberFieldAccessibility } from './AccountNumberField.accessibility.ts';
import { AccountNumberField } from './AccountNumberField.tsx';

const meta = preview.meta({
  id: 'components-accountnumberfield',
  title: 'Components/Forms/AccountNumberField',
  component: AccountNumberField,
  tags: ['autodocs'],
  parameters: { accessibility: accountNumberFieldAccessibility },
  decorators: [inColumn],
  args: { label: 'Account number' },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '000123456789' } });

export const Invalid = meta.story({
  args: { defaultValue: '12', errorMessage: 'An account number has at least four digits' },
});

export const Disabled = meta.story({ args: { defaultValue: '000123456789', isDisabled: true } });

function TwiceTyped() {
  const [first, setFirst] = useState('000123456789');
  const [second, setSecond] = useState('');
  return (
    <>
      <AccountNumberField label="Account number" value={first} onChange={setFirst} />
      <AccountNumberField
        label="Confirm account number"
        value={second}
        onChange={setSecond}
        confirms={{ accountNumber: first, matches: 'Same' }}
      />
    </>
  );
}

export const Confirmed = meta.story({
  render: () => <TwiceTyped />,
  play: async ({ canvas, userEvent }) => {
    const again = canvas.getByRole('textbox', { name: 'Confirm account number' });
    await userEvent.type(again, '00012345678');
    await expect(canvas.queryByText('Same')).toBeNull();
    await userEvent.type(again, '9');
    await expect(canvas.getByText('Same')).toBeVisible();
  },
});
