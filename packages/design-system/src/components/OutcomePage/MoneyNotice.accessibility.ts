import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const moneyNoticeAccessibility = {
  role: 'a heading and its sentence',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: '“Your money”, as a heading, then the one sentence.',
      provenBy: 'components-moneynotice--nothing-taken',
    },
  ],
  focus: 'Cannot have the focus; it is found among the page’s headings.',
  wcag: {
    '1.3.1': 'Its label is a heading.',
    '1.4.1': 'The sentence says what the border’s colour repeats.',
    '1.4.3': 'All of it has at least 4.5:1.',
    '2.4.6': 'The heading is the same wherever money is concerned.',
    '3.2.4': 'The same words for the same thing, from one place.',
  },
  forcedColors: 'Its border remains, twice as wide where it matters more.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'It takes the width there is, with less padding.',
} as const satisfies AccessibilityCriteria;
