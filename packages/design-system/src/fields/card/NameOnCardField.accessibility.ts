import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldFocus, fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const nameOnCardFieldAccessibility = {
  role: 'textbox',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'A card number',
      does: 'Is not taken, and the caller is told to say so; the name before and after it stays.',
      provenBy: 'components-nameoncardfield--card-number-typed',
    },
  ],
  names: [{ says: 'Its label.', provenBy: 'components-nameoncardfield--default' }],
  focus: fieldFocus,
  wcag: {
    ...fieldWcag,
    '1.3.5': 'autocomplete is cc-name.',
    '3.3.3': 'The error says which field the number belongs in.',
    '3.3.4': 'A card number never becomes part of a name.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
