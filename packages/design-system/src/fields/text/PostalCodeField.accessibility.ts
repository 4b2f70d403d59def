import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldFocus, fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const postalCodeFieldAccessibility = {
  role: 'textbox, with a keyboard of digits on touch',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Digits',
      does: 'Are taken up to five; anything else is left out.',
      provenBy: 'components-postalcodefield--default',
    },
  ],
  names: [{ says: 'Its label.', provenBy: 'components-postalcodefield--default' }],
  focus: fieldFocus,
  wcag: {
    ...fieldWcag,
    '1.3.5': 'autocomplete is postal-code; ZIP+4 from an address book is shortened.',
    '3.3.3': 'The error says how many digits.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
