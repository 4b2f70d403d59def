import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldFocus, fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const amountFieldAccessibility = {
  role: 'textbox',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Digits, point, comma',
      does: 'Are taken as typed; “$” and spaces that come along when pasting are left out.',
      provenBy: 'components-amountfield--pasted',
    },
  ],
  names: [
    {
      says: 'Its label, which says the currency: the “$” in the box is for the eye.',
      provenBy: 'components-amountfield--named-with-its-currency',
    },
  ],
  focus: fieldFocus,
  wcag: {
    ...fieldWcag,
    '1.1.1': 'The “$” is decoration; the label says dollars.',
    '3.3.3': 'The error gives the least and the most.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
