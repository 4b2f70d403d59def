import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const bottomBarAccessibility = {
  role: 'navigation, with a name',
  pattern: 'Landmark Regions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Goes from place to place, left to right.',
      provenBy: 'components-bottombar--reached-by-keyboard',
    },
  ],
  names: [
    {
      says: 'The page one is on is told as the current page; each link by the words that are seen.',
      provenBy: 'components-bottombar--default',
    },
    {
      says: 'A label that is shortened for the eye is heard whole.',
      provenBy: 'components-bottombar--short-words',
    },
  ],
  focus:
    'The ring is drawn inwards, so that the edge of the window does not cut it. What it covers scrolls clear of it.',
  wcag: {
    '1.3.1': 'A list of links in a landmark.',
    '1.4.1': 'The current page has a bar above it and heavier words besides its color.',
    '2.4.7': 'The ring is inside the item.',
    '2.4.11': 'The page leaves room at its foot: what has the focus never lies under the bar.',
    '2.5.8': 'Each place is 56 px high or more, and the five share the width.',
    '3.2.3': 'The same links, in the same order, as the side menu on a wide window.',
  },
  forcedColors: 'The current page has a line in the highlight color.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Five words share 320 px: they are hyphenated and wrap, and none is cut.',
} as const satisfies AccessibilityCriteria;
