import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { SecurityCodeField } from '../card/SecurityCodeField.tsx';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { LoneCard } from './LoneCard.tsx';
import type { RadioCardOption } from './RadioCard.tsx';
import { radioCardsAccessibility } from './RadioCards.accessibility.ts';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const amounts = [
  { value: 'due', title: 'Amount due', note: 'Past due and new charges', amount: '$264.37' },
  { value: 'pastDue', title: 'Past due', note: 'Keeps your service on', amount: '$86.12' },
  { value: 'other', title: 'Other amount', note: 'Between $1.00 and $5,000.00' },
] satisfies RadioCardOption[];

const securityCode = (
  <SecurityCodeField
    label="Security code"
    length={3}
    help={{
      button: 'Where is the security code?',
      heading: 'Where the security code is',
      back: 'Three digits on the back, at the end of the signature strip.',
      front: 'Four digits on the front of an American Express, above the number.',
    }}
  />
);

const methods = [
  { value: 'checking', title: 'Business checking ···· 6789', note: 'Maple Street Bakery LLC' },
  { value: 'visa', title: 'Visa ···· 4242', note: 'Expires 12/27', content: securityCode },
  {
    value: 'mc',
    title: 'Mastercard ···· 4444',
    note: 'Expired 09/26',
    unavailable: 'This card has expired. Add it again with its new date to use it.',
  },
  { value: 'new', title: 'Another card' },
] satisfies RadioCardOption[];

const meta = preview.meta({
  title: 'Components/RadioCards',
  component: RadioCards,
  parameters: { accessibility: radioCardsAccessibility },
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  decorators: [inColumn],
  args: { label: 'How much would you like to pay?', options: amounts, onChange: fn() },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'due' } });

/** With one choice there is nothing to choose: it is a fact, with what belongs to it. */
export const OnlyOne = meta.story({
  render: () => (
    <>
      <h2 id="question">How would you like to pay?</h2>
      <LoneCard
        aria-labelledby="question"
        option={{ title: 'Visa ···· 4242', note: 'Expires 12/27', content: securityCode }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Security code' })).toBeVisible();
  },
});

export const ChosenByPointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Keeps your service on'));
    await expect(args.onChange).toHaveBeenLastCalledWith('pastDue');
    await expect(canvas.getByRole('radio', { name: 'Past due $86.12' })).toBeChecked();
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const pastDue = canvas.getByRole('radio', { name: 'Past due $86.12' });
    await waitFor(() => expect(pastDue).toHaveFocus());
    await expect(pastDue).toBeChecked();
    await expect(pastDue).toHaveAccessibleDescription(/Keeps your service on/);
  },
});

export const WithDescription = meta.story({
  args: { defaultValue: 'due', description: 'Pay the past due amount by December 4 to keep your service.' },
});

export const Invalid = meta.story({ args: { errorMessage: 'Choose how much to pay' } });

export const Disabled = meta.story({ args: { defaultValue: 'due', isDisabled: true } });

export const UnavailableStaysReachable = meta.story({
  args: { label: 'Pay from', options: methods, defaultValue: 'visa' },
  play: async ({ args, canvas, userEvent }) => {
    const expired = canvas.getByRole('radio', { name: /Mastercard/ });
    await userEvent.click(canvas.getByText('Mastercard ···· 4444'));
    await expect(expired).not.toBeChecked();
    canvas.getByRole('radio', { name: /Visa/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(expired).toHaveFocus());
    await expect(expired).toHaveAttribute('aria-disabled', 'true');
    await expect(expired).toHaveAccessibleDescription(/This card has expired/);
    await expect(expired).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Visa/ })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Another card' })).toBeChecked();
  },
});

export const NestedFieldKeepsItsArrowKeys = meta.story({
  args: { label: 'Pay from', options: methods, defaultValue: 'checking' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Security code' })).toBeNull();
    await userEvent.click(canvas.getByText('Visa ···· 4242'));
    const code = canvas.getByRole('textbox', { name: 'Security code' });
    await userEvent.type(code, '123{ArrowLeft}{ArrowUp}{ArrowDown}');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('123');
    await expect(canvas.getByRole('radio', { name: /Visa/ })).toBeChecked();
  },
});

export const LongContent = meta.story({
  args: {
    label: 'How much would you like to pay today, of everything that stands open on this account?',
    defaultValue: 'due',
    options: [
      {
        value: 'due',
        title: 'Everything that is due, with the charges of the month that has just begun',
        note: 'Past due since October 22, new charges since November 22, and what was put off before',
        amount: '$1,234,567.89',
      },
      {
        value: 'pastDue',
        title: 'Only what should have been paid already',
        note: 'Keeps every service on for all of your locations until the next bill',
        amount: '$86,120.00',
        unavailable: 'A payment of this amount is already on its way; it is taken off the moment it arrives.',
      },
    ],
  },
});

const axes = permutations<Pick<RadioCardsProps, 'defaultValue' | 'errorMessage' | 'isDisabled'>>({
  defaultValue: [null, 'visa', 'checking'],
  errorMessage: [undefined, 'Choose how to pay'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: () => (
    <PermutationPage<(typeof axes)[number]> of={axes}>
      {(props) => <RadioCards label="Pay from" options={methods} {...props} />}
    </PermutationPage>
  ),
});
