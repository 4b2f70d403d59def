import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldFocus, fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const cardNumberFieldAccessibility = {
  role: 'textbox, with a keyboard of digits on touch',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Digits',
      does: 'Are grouped as on the card while they are typed.',
      provenBy: 'components-cardnumberfield--typed',
    },
    {
      key: 'Digits in the middle',
      does: 'Leave the caret where it was.',
      provenBy: 'components-cardnumberfield--caret-stays-in-the-middle',
    },
    {
      key: 'Backspace',
      does: 'Takes the digit before a space, rather than stopping at it.',
      provenBy: 'components-cardnumberfield--backspace-crosses-a-space',
    },
  ],
  names: [
    { says: 'Its label.', provenBy: 'components-cardnumberfield--typed' },
    {
      says: 'The brand, announced as soon as it is known.',
      provenBy: 'components-cardnumberfield--american-express',
    },
  ],
  focus: fieldFocus,
  wcag: {
    ...fieldWcag,
    '1.1.1': 'The drawing of the brand is decoration beside its name.',
    '1.3.5': 'autocomplete is cc-number.',
    '3.2.2': 'Recognizing the brand changes nothing but the grouping.',
    '4.1.3': 'The brand is told without moving the focus.',
  },
  ...fieldLooks,
  zoom: 'The brand’s name gives way to its drawing where there is no room for both; it is still read.',
} as const satisfies AccessibilityCriteria;
