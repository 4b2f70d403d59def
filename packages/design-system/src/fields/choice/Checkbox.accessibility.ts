import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldWcag } from '../field/field-promises.ts';

export const checkboxAccessibility = {
  role: 'checkbox',
  pattern: 'Checkbox',
  keyboard: [
    { key: 'Tab', does: 'Reaches the box.', provenBy: 'components-checkbox--default' },
    { key: 'Space', does: 'Ticks it, or takes the tick away.', provenBy: 'components-checkbox--default' },
  ],
  names: [
    { says: 'Its label, and whether it is ticked.', provenBy: 'components-checkbox--default' },
    { says: 'Its hint, as description.', provenBy: 'components-checkbox--with-description' },
    { says: 'That it is invalid, and why.', provenBy: 'components-checkbox--invalid' },
  ],
  focus: 'A ring around the box; box and words together are the target.',
  wcag: {
    '1.3.1': fieldWcag['1.3.1'],
    '1.4.1': 'Ticked is a tick, not a color alone.',
    '1.4.11': 'The box’s outline has at least 3:1.',
    '2.1.1': 'Space.',
    '2.4.7': 'A ring of 3 px around the box.',
    '2.5.8': 'The line of box and words is 48 px high or more.',
    '3.3.1': fieldWcag['3.3.1'],
    '4.1.2': 'A native checkbox, mixed when it stands for several that differ.',
  },
  forcedColors: 'Box, tick and ring are drawn in the system’s colors.',
  reducedMotion: 'The tick is there at once.',
  zoom: 'The words wrap beside the box; hint and error stand under the words.',
} as const satisfies AccessibilityCriteria;
