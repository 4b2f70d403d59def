import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const standingMeterAccessibility = {
  role: 'none: a badge, two or three words of text',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'Its words, where they stand; the meter says nothing.',
      provenBy: 'components-standingmeter--suspension',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'The meter is decoration.',
    '1.4.1': 'The words tell the days; how many bars are filled, not their color, tells the step.',
    '1.4.3': 'The words have at least 4.5:1 on the badge’s ground.',
  },
  forcedColors: 'Bars take the text’s color: filled ones stay filled.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'The bars grow with the words.',
} as const satisfies AccessibilityCriteria;
