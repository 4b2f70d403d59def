import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const securityCodeFieldAccessibility = {
  role: 'textbox, and a button that opens a dialog beside it',
  pattern: 'Dialog (Modal)',
  keyboard: [
    {
      key: 'Digits',
      does: 'Are taken as many as the card has.',
      provenBy: 'components-securitycodefield--default',
    },
    {
      key: 'Enter',
      does: 'On the button opens the help.',
      provenBy: 'components-securitycodefield--help-closed',
    },
    { key: 'Escape', does: 'Closes the help.', provenBy: 'components-securitycodefield--help-closed' },
  ],
  names: [
    { says: 'Its label.', provenBy: 'components-securitycodefield--default' },
    {
      says: 'The help by its heading: “Where the security code is”.',
      provenBy: 'components-securitycodefield--help',
    },
  ],
  focus: 'Goes into the help, and back to its button when it closes.',
  wcag: {
    ...fieldWcag,
    '1.1.1': 'The drawings are decoration: sentences say where the code stands.',
    '1.3.5': 'autocomplete is cc-csc.',
    '2.1.2': 'Escape leads out of the help.',
    '2.4.3': 'The focus comes back.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
