import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const dateFieldAccessibility = {
  role: 'textbox',
  pattern: 'Names and Descriptions',
  keyboard: [{ key: 'Digits', does: 'Get their slashes.', provenBy: 'components-datefield--typed' }],
  names: [{ says: 'Its label; the hint says the form.', provenBy: 'components-datefield--typed' }],
  focus: 'The field, with a ring of 3 px; typing never moves it.',
  wcag: {
    ...fieldWcag,
    '3.3.3': 'The error gives the form, or says why a day is not offered.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
