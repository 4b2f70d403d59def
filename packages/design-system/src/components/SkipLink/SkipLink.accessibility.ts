import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const skipLinkAccessibility = {
  role: 'link',
  pattern: 'Link',
  keyboard: [
    {
      key: 'Tab',
      does: 'Shows it: it is the first thing on every page that has navigation.',
      provenBy: 'components-skiplink--first-thing-that-tab-reaches',
    },
    {
      key: 'Enter',
      does: 'Moves the focus to the main part of the page.',
      provenBy: 'components-skiplink--leads-to-the-main-part',
    },
  ],
  names: [
    {
      says: '“Skip to main content”.',
      provenBy: 'components-skiplink--first-thing-that-tab-reaches',
    },
  ],
  focus: 'Out of sight until it has the focus; then above everything else.',
  wcag: {
    '2.4.1': 'Past the navigation in one press.',
    '2.4.3': 'First in the order.',
    '2.4.7': 'It shows itself with the focus, ring and all.',
    '2.4.11': 'Nothing lies over it.',
  },
  forcedColors: 'It has the highlight color with its text color.',
  reducedMotion: 'It is there at once.',
  zoom: 'It stays in its corner; its words wrap.',
} as const satisfies AccessibilityCriteria;
