import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const restoreLadderAccessibility = {
  role: 'ordered list, with a name',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'Day and text of each step in the order of time; today’s as the current step, with “You’re here”.',
      provenBy: 'components-restoreladder--day-43',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'Dots and lines are decoration.',
    '1.3.1': 'A list in the order of time, with aria-current.',
    '1.4.1': 'Filled dots lie behind, rings ahead, and the words say it.',
    '1.4.3': 'The pin’s words have at least 4.5:1 on its color.',
    '1.4.10': 'It runs down instead of across where there is no room.',
  },
  forcedColors: 'Dots, lines and pin keep the theme’s colors; the words take the system’s.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'The steps stand under one another.',
} as const satisfies AccessibilityCriteria;
