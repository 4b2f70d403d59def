import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const emailAddressAccessibility = {
  role: 'none: text',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [{ says: 'The address as one word.', provenBy: 'components-emailaddress--default' }],
  focus: 'Cannot have the focus.',
  wcag: { '1.4.10': 'It breaks after its @ where a line is too short for it, and before a dot of its host.' },
  forcedColors: 'It takes the text’s colour.',
  reducedMotion: 'It does not move.',
  zoom: 'It breaks after its @.',
} as const satisfies AccessibilityCriteria;
