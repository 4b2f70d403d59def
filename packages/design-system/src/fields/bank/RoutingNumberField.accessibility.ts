import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldFocus, fieldLooks, fieldWcag } from '../field/field-promises.ts';

export const routingNumberFieldAccessibility = {
  role: 'textbox, with a keyboard of digits on touch',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Digits',
      does: 'Are taken; dashes that come along when pasting are left out.',
      provenBy: 'components-routingnumberfield--default',
    },
  ],
  names: [
    {
      says: 'Its label; the hint says where the number stands on a check.',
      provenBy: 'components-routingnumberfield--default',
    },
  ],
  focus: fieldFocus,
  wcag: {
    ...fieldWcag,
    '3.3.3': 'The error says how many digits there are, and how many there should be.',
  },
  ...fieldLooks,
} as const satisfies AccessibilityCriteria;
