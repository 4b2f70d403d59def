import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldFocus, fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const expiryFieldAccessibility = {
  role: 'textbox, with a keyboard of digits on touch',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Digits',
      does: 'Get their slash: 1227 becomes 12/27.',
      provenBy: 'components-expiryfield--typed',
    },
    {
      key: 'Backspace',
      does: 'Takes the slash together with the digit.',
      provenBy: 'components-expiryfield--deleted-by-backspace',
    },
  ],
  names: [{ says: 'Its label; the hint says the form.', provenBy: 'components-expiryfield--typed' }],
  focus: fieldFocus,
  wcag: {
    ...fieldWcag,
    '1.3.5': 'autocomplete is cc-exp; every form that a password manager fills is understood.',
    '3.3.3': 'The error gives the form.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
