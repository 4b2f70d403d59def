import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CardBrandMark } from '../../fields/card/CardBrandMark.tsx';
import { inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { reviewListAccessibility } from './ReviewList.accessibility.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewRow } from './ReviewRow.tsx';

const meta = preview.meta({
  id: 'components-reviewlist',
  title: 'Components/Data display/ReviewList',
  component: ReviewList,
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  parameters: { ...padded, accessibility: reviewListAccessibility },
  decorators: [inFlow],
  args: {
    children: (
      <>
        <ReviewRow
          label="From"
          mark={<CardBrandMark brand="mc" />}
          value="Mastercard ···· 5454"
          note="Expires 12/26"
          action={
            <Button variant="quiet" aria-label="Change the payment method">
              Change
            </Button>
          }
        />
        <ReviewRow
          label="On"
          value="Today, November 22"
          note="Received right away; may take up to 24 hours to post"
          action={
            <Button variant="quiet" aria-label="Change the date">
              Change
            </Button>
          }
        />
      </>
    ),
  },
});

export const Answers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Change the date' })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: onPhone });

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    children: (
      <ReviewRow
        label="Con"
        value="Cuenta de cheques comercial de la Panadería y Pastelería de la Calle Maple ···· 6789"
        note="Panadería y Pastelería de la Calle Maple, Sociedad de Responsabilidad Limitada"
        action={
          <Button variant="quiet" aria-label="Cambiar el método de pago">
            Cambiar
          </Button>
        }
      />
    ),
  },
});
