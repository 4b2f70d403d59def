import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const timelineAccessibility = {
  role: 'ordered list, with a name',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'Day and text of each step; the one at hand as the current step.',
      provenBy: 'components-timeline--day-30',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'The dots are decoration.',
    '1.3.1': 'A list in the order of time, with aria-current.',
    '1.4.1': 'The dots grow with the trouble, and the words say it.',
    '1.4.10': 'It runs down instead of across where there is no room.',
  },
  forcedColors: 'Dots and lines take the text’s or the highlight colour.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'The steps stand under one another.',
} as const satisfies AccessibilityCriteria;
