import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const datePickerAccessibility = {
  role: 'textbox, and under it a calendar',
  pattern: 'Grid',
  keyboard: [
    {
      key: 'Digits',
      does: 'Get their slashes: a date may always be typed.',
      provenBy: 'components-datepicker--typed',
    },
    {
      key: '→ then Enter',
      does: 'Chooses the next day in the calendar.',
      provenBy: 'components-datepicker--chosen-by-keyboard',
    },
  ],
  names: [
    { says: 'Its label; the hint says the form.', provenBy: 'components-datepicker--typed' },
    {
      says: 'The calendar by its name, and the day that was typed as the chosen one.',
      provenBy: 'components-datepicker--follows-what-is-typed',
    },
  ],
  focus: 'The field, then the calendar; typing never moves the focus, though the month follows.',
  wcag: {
    ...fieldWcag,
    '2.1.1': 'Typing and choosing both work by keyboard.',
    '2.4.3': 'The calendar comes after the field it fills.',
    '3.3.3': 'The error gives the form, or says why a day is not offered.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
