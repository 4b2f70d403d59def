import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const passwordFieldAccessibility = {
  role: 'textbox that hides what is typed, and a button beside it',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Goes from the input to the button that shows the password.',
      provenBy: 'components-passwordfield--shown',
    },
    {
      key: 'Enter',
      does: 'On the button shows the password, or hides it.',
      provenBy: 'components-passwordfield--shown',
    },
  ],
  names: [
    {
      says: 'The button by what it does next: “Show password”, “Hide password”.',
      provenBy: 'components-passwordfield--shown',
    },
    {
      says: '“Your password is visible”, announced when it changes.',
      provenBy: 'components-passwordfield--shown',
    },
  ],
  focus: 'Stays on the button while the password is shown and hidden; the button keeps its width.',
  wcag: {
    ...fieldWcag,
    '1.3.5': 'autocomplete is current-password.',
    '2.5.3': 'The button’s name begins with the word on it.',
    '3.3.8': 'Pasting and password managers work, and the password can be looked at.',
    '4.1.3': 'The change is announced without moving the focus.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
