import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const visuallyHiddenAccessibility = {
  role: 'none: text',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate; it never holds what can have the focus.',
  names: [
    {
      says: 'Its words, in their place: “Change the date”, where “Change” is seen.',
      provenBy: 'components-visuallyhidden--default',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.3.1': 'It says in words what the eye takes from the place.',
    '2.4.6': 'Labels tell their neighbours apart.',
    '2.5.3': 'What is seen comes first in what is read.',
  },
  forcedColors: 'Nothing is seen.',
  reducedMotion: 'Nothing is seen.',
  zoom: 'It takes no room.',
} as const satisfies AccessibilityCriteria;
