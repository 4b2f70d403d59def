import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const moneyNoticeAccessibility = {
  role: 'a heading and what it means',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: '“You weren’t charged.”, as a heading; then what that means, then what is still due.',
      provenBy: 'components-moneynotice--nothing-taken',
    },
  ],
  focus: 'Cannot have the focus; it is found among the page’s headings.',
  wcag: {
    '1.3.1': 'Its sentence is a heading; the figure due stands in one paragraph with its words.',
    '1.4.1': 'The sentence says what the edge’s color repeats.',
    '1.4.3': 'All of it has at least 4.5:1.',
    '1.4.10': 'Where there is no room beside it the figure goes under the words.',
    '2.4.6': 'The heading says what happened to the money.',
    '3.2.4': 'The same words for the same thing, from one place.',
  },
  forcedColors: 'Its edge remains, wider where the sentence begins.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'It takes the width there is, with less padding.',
} as const satisfies AccessibilityCriteria;
