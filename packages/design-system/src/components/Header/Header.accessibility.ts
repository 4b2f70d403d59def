import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const headerAccessibility = {
  role: 'banner',
  pattern: 'Landmark Regions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Goes from the brand to each action, left to right.',
      provenBy: 'components-header--reached-by-keyboard',
    },
  ],
  names: [
    {
      says: 'What goes somewhere is a link (Support), what does something a button (Español).',
      provenBy: 'components-header--signed-in',
    },
    {
      says: 'Hidden, there is no banner at all.',
      provenBy: 'components-header--hidden',
    },
  ],
  focus: 'A ring around brand and actions.',
  wcag: {
    '1.3.1': 'The page’s banner.',
    '2.4.3': 'The order is the order seen.',
    '2.5.8': 'Actions are 48 px high.',
    '3.1.2': 'The name of the other language is marked as being in it.',
    '3.2.3': 'The same things in the same place on every page of a variant.',
    '3.2.6': 'The way to help stands in the same place on every page.',
  },
  forcedColors: 'Words and icons take the system’s link and button colors.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'The language keeps its words, support its icon; where even these have no room, they go under the brand.',
} as const satisfies AccessibilityCriteria;
