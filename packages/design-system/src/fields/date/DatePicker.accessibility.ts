import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const datePickerAccessibility = {
  role: 'textbox, and a button that opens a dialog with a calendar',
  pattern: 'Dialog (Modal)',
  keyboard: [
    {
      key: 'Digits',
      does: 'Get their slashes: a date may always be typed.',
      provenBy: 'components-datepicker--typed',
    },
    {
      key: 'Enter on the button',
      does: 'Opens the calendar on the day chosen.',
      provenBy: 'components-datepicker--chosen-by-keyboard',
    },
    {
      key: '→ then Enter',
      does: 'Chooses the next day, and closes the calendar.',
      provenBy: 'components-datepicker--chosen-by-keyboard',
    },
    {
      key: 'Escape',
      does: 'Closes the calendar and changes nothing.',
      provenBy: 'components-datepicker--closed-by-escape',
    },
  ],
  names: [
    { says: 'Its label; the hint says the form.', provenBy: 'components-datepicker--typed' },
    { says: 'The calendar as a dialog, by its name.', provenBy: 'components-datepicker--open' },
  ],
  focus: 'Goes to the day in the calendar, and back to the button when it closes.',
  wcag: {
    ...fieldWcag,
    '2.1.1': 'Typing and choosing both work by keyboard.',
    '2.1.2': 'Escape leads out of the calendar.',
    '2.4.3': 'The focus comes back.',
    '3.3.3': 'The error gives the form, or says why a day is not offered.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
