import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldFocus, fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const accountNumberFieldAccessibility = {
  role: 'textbox, with a keyboard of digits on touch',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Digits',
      does: 'Are taken; anything else is left out.',
      provenBy: 'components-accountnumberfield--confirmed',
    },
  ],
  names: [
    {
      says: 'The second field says “Same”, announced once both agree.',
      provenBy: 'components-accountnumberfield--confirmed',
    },
  ],
  focus: fieldFocus,
  wcag: {
    ...fieldWcag,
    '3.3.4': 'The number is typed twice, and both are compared before anything is sent.',
    '3.3.7': 'Typing it twice is for safety: a wrong number takes money from somebody else.',
    '4.1.3': 'That both agree is announced without moving the focus.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
