import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const badgeAccessibility = {
  role: 'none: two or three words of text',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'Its words, where they stand; the icon says nothing.',
      provenBy: 'components-badge--warning',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'The icon is decoration.',
    '1.4.1': 'The words say how it stands; color and icon repeat them.',
    '1.4.3': 'The words have at least 4.5:1 on the badge’s ground.',
  },
  forcedColors: 'The pill is drawn by its border, transparent otherwise.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Its words wrap inside the pill where a line has no room for them.',
} as const satisfies AccessibilityCriteria;
