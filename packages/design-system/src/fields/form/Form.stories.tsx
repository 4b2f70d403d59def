import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CardNumberField } from '../card/CardNumberField.tsx';
import { detectSampleBrand, sampleBrandNames } from '../card/detect-sample-brand.ts';
import { ExpiryField } from '../card/ExpiryField.tsx';
import { NameOnCardField } from '../card/NameOnCardField.tsx';
import { SecurityCodeField } from '../card/SecurityCodeField.tsx';
import { Checkbox } from '../choice/Checkbox.tsx';
import { inColumn } from '../field/in-column.tsx';
import { PostalCodeField } from '../text/PostalCodeField.tsx';
import { FieldRow } from './FieldRow.tsx';
import { formAccessibility } from './Form.accessibility.ts';
import { Form } from './Form.tsx';

const help = {
  button: 'Where is the security code?',
  heading: 'Where the security code is',
  back: 'Three digits on the back, at the end of the signature strip.',
  front: 'Four digits on the front of an American Express, above the number.',
};

const meta = preview.meta({
  id: 'components-form',
  title: 'Components/Forms/Form',
  component: Form,
  tags: ['autodocs'],
  parameters: { accessibility: formAccessibility },
  decorators: [inColumn],
  args: {
    'aria-label': 'New card',
    onSubmit: fn(),
    children: (
      <>
        <CardNumberField
          label="Card number"
          name="number"
          detectBrand={detectSampleBrand}
          brandNames={sampleBrandNames}
        />
        <NameOnCardField label="Name on card" name="name" onCardNumberTyped={fn()} />
        <FieldRow>
          <ExpiryField label="Expires (MM/YY)" name="expiry" />
          <SecurityCodeField label="Security code" name="code" length="3or4" help={help} />
          <PostalCodeField label="ZIP code" name="zip" />
        </FieldRow>
        <Checkbox label="Save this card for next time" name="save" />
        <Button type="submit">Continue with $264.37</Button>
      </>
    ),
  },
});

export const Default = meta.story();

export const SentByEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '04101{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const FilledByABrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fill = async (name: string, text: string) => {
      await userEvent.click(canvas.getByRole('textbox', { name }));
      await userEvent.paste(text);
    };
    await fill('Card number', '4242 4242 4242 4242');
    await fill('Name on card', 'Maple Street Bakery LLC');
    await fill('Expires (MM/YY)', '12/2027');
    await fill('ZIP code', '04101');
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByRole('textbox', { name: 'Expires (MM/YY)' })).toHaveValue('12/27');
  },
});
