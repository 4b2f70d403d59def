import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const statusTextAccessibility = {
  role: 'none: text',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [{ says: 'The word alone; the icon is silent.', provenBy: 'components-statustext--default' }],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'The icon is decoration: the word says what it shows.',
    '1.4.1': 'The word says what the color repeats.',
    '1.4.3': 'Each tone has at least 4.5:1 on the page and on a card.',
    '1.4.4': 'Icon and word grow with the text.',
  },
  forcedColors: 'It takes the text’s color.',
  reducedMotion: 'It does not move.',
  zoom: 'A long word breaks beside its icon.',
} as const satisfies AccessibilityCriteria;
