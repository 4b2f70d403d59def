import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CardNumberField } from '../card/CardNumberField.tsx';
import { detectSampleBrand, sampleBrandNames } from '../card/detect-sample-brand.ts';
import { Checkbox } from '../choice/Checkbox.tsx';
import { RadioCards } from '../choice/RadioCards.tsx';
import { Select } from '../choice/Select.tsx';
import { DatePicker } from '../date/DatePicker.tsx';
import { sampleWords } from '../date/sample-days.ts';
import { inColumn } from '../field/in-column.tsx';
import { TextField } from '../text/TextField.tsx';
import { errorSummaryAccessibility } from './ErrorSummary.accessibility.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

const errors = [
  { fieldId: 'amount', message: 'Choose how much to pay' },
  { fieldId: 'name', message: 'Enter the name on the card' },
];

const meta = preview.meta({
  id: 'components-errorsummary',
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  parameters: {
    accessibility: errorSummaryAccessibility,
    docs: { story: { inline: false, height: '320px' } },
  },
  decorators: [inColumn],
  args: { heading: 'please correct the following errors', errors },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /correct the following errors/ })).toHaveFocus(),
    );
  },
});

export const OneError = meta.story({ args: { errors: errors.slice(0, 1) } });

export const LongContent = meta.story({
  args: {
    errors: [
      ...errors,
      {
        fieldId: 'date',
        message:
          'Payments for tomorrow close at 8:00 p.m. Eastern Time. Choose today, or a day from November 23 to January 20.',
      },
    ],
  },
});

const amounts = [
  { value: 'due', title: 'Amount due', amount: '$264.37' },
  { value: 'pastDue', title: 'Past due', amount: '$86.12' },
];

function SampleForm() {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const isTried = attempt > 0;
  const standing = name === '' ? errors : errors.slice(0, 1);
  return (
    <Form onSubmit={() => setAttempt(attempt + 1)} aria-label="Payment">
      {isTried && (
        <ErrorSummary heading="please correct the following errors" errors={standing} attempt={attempt} />
      )}
      <RadioCards
        id="amount"
        label="How much would you like to pay?"
        options={amounts}
        errorMessage={isTried ? 'Choose how much to pay' : undefined}
      />
      <TextField
        id="name"
        label="Name on card"
        value={name}
        onChange={setName}
        errorMessage={isTried && name === '' ? 'Enter the name on the card' : undefined}
      />
      <Button type="submit">Continue</Button>
    </Form>
  );
}

export const LeadsToItsFields = meta.story({
  render: () => <SampleForm />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const summary = canvas.getByRole('group', { name: /correct the following errors/ });
    await waitFor(() => expect(summary).toHaveFocus());

    await userEvent.click(canvas.getByRole('link', { name: 'Enter the name on the card' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name on card' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('link', { name: 'Choose how much to pay' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Amount due/ })).toHaveFocus());
    await expect(
      canvas.getByText('How much would you like to pay?').getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0);
  },
});

const everyKind = ['Account type', 'Terms', 'Payment date', 'Card number'].map((message) => ({
  fieldId: message.toLowerCase().replace(' ', '-'),
  message: `${message} is missing`,
}));

export const LeadsToEveryKindOfField = meta.story({
  render: () => (
    <Form onSubmit={() => undefined} aria-label="Payment">
      <ErrorSummary heading="please correct the following errors" errors={everyKind} />
      <Select
        id="account-type"
        label="Account type"
        placeholder="Choose a type"
        options={[{ id: 'checking', label: 'Checking' }]}
        errorMessage="Account type is missing"
      />
      <Checkbox id="terms" label="I accept the terms" errorMessage="Terms is missing" />
      <DatePicker
        id="payment-date"
        label="Payment date"
        words={sampleWords}
        errorMessage="Payment date is missing"
      />
      <CardNumberField
        id="card-number"
        label="Card number"
        detectBrand={detectSampleBrand}
        brandNames={sampleBrandNames}
        errorMessage="Card number is missing"
      />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const follow = (name: string) => userEvent.click(canvas.getByRole('link', { name }));
    await follow('Account type is missing');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Account type/ })).toHaveFocus());
    await follow('Terms is missing');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'I accept the terms' })).toHaveFocus());
    await follow('Payment date is missing');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Payment date' })).toHaveFocus());
    await follow('Card number is missing');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveFocus());
  },
});

/** Told in any order, what is wrong is listed as the fields stand on the page. */
export const InTheOrderOfItsFields = meta.story({
  render: () => (
    <Form onSubmit={() => undefined} aria-label="Payment">
      <ErrorSummary
        heading="please correct the following errors"
        errors={[
          { fieldId: 'code', message: 'Enter the security code' },
          { fieldId: 'number', message: 'Enter your card number' },
          { fieldId: 'zip', message: 'Enter the ZIP code' },
        ]}
      />
      <TextField id="number" label="Card number" errorMessage="Enter your card number" />
      <TextField id="zip" label="ZIP code" errorMessage="Enter the ZIP code" />
      <TextField id="code" label="Security code" errorMessage="Enter the security code" />
    </Form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const invalid = [...canvasElement.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => `#${id}`);
    const lines = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(lines).toEqual(invalid);
  },
});

export const CallsFocusBackOnTheNextAttempt = meta.story({
  render: () => <SampleForm />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox'), 'Dana Ruiz');
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /correct the following errors/ })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const FollowedByKeyboard = meta.story({
  render: () => <SampleForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /correct the following errors/ })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Choose how much to pay' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name on card' })).toHaveFocus());
  },
});
