import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const sideMenuAccessibility = {
  role: 'navigation, with a name',
  pattern: 'Landmark Regions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Goes from the brand to each link, top to bottom.',
      provenBy: 'components-sidemenu--reached-by-keyboard',
    },
  ],
  names: [
    {
      says: 'The page one is on is told as the current page, and no other.',
      provenBy: 'components-sidemenu--default',
    },
    {
      says: 'Brand, links and whose account this is stand in one landmark.',
      provenBy: 'components-sidemenu--default',
    },
  ],
  focus: 'The ring is drawn inwards, where the menu’s edge cannot cut it.',
  wcag: {
    '1.3.1': 'A list of links in a landmark; whose account it is stands at its foot.',
    '1.4.1': 'The current page has a ground and heavier words besides its color.',
    '2.4.7': 'The ring is inside the item.',
    '2.5.8': 'Each link is 48 px high or more.',
    '3.2.3': 'The same links, in the same order, on every page.',
  },
  forcedColors: 'The current page has a border in the highlight color.',
  reducedMotion: 'Nothing in it moves but a ground that changes at once.',
  zoom: 'At 400 % it gives way to the bottom bar.',
} as const satisfies AccessibilityCriteria;
