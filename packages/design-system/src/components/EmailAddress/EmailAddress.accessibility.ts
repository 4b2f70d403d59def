import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const emailAddressAccessibility = {
  role: 'none: text',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [{ says: 'The address as one word.', provenBy: 'components-emailaddress--default' }],
  focus: 'Cannot have the focus.',
  wcag: { '1.4.10': 'It breaks before its host where a line is too short for it.' },
  forcedColors: 'It takes the text’s colour.',
  reducedMotion: 'It does not move.',
  zoom: 'It breaks before its host.',
} as const satisfies AccessibilityCriteria;
