import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldFocus, fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const textFieldAccessibility = {
  role: 'textbox',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches the input, and passes over it while it is disabled.',
      provenBy: 'components-textfield--reached-by-keyboard',
    },
  ],
  names: [
    { says: 'Its label, which a press also leads from.', provenBy: 'components-textfield--default' },
    { says: 'Its hint, as description.', provenBy: 'components-textfield--with-description' },
    { says: 'That it is invalid, and why.', provenBy: 'components-textfield--invalid' },
    { says: 'That it has to be filled in (isRequired).', provenBy: 'components-textfield--required' },
  ],
  focus: fieldFocus,
  wcag: {
    ...fieldWcag,
    '1.3.5': 'It passes on what it is for (autocomplete), so that browsers can fill it.',
    '3.3.3': 'The error says what to do.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
