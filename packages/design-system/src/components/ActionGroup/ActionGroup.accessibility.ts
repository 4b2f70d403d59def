import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const actionGroupAccessibility = {
  role: 'none: a group for the eye, of buttons that each say what they do',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Goes from button to button in the order they read: the primary one first, in a row as in a column.',
      provenBy: 'components-actiongroup--tabs-in-the-order-it-reads',
    },
  ],
  names: [
    {
      says: 'Nothing of its own. Each button has a whole name, with its figure.',
      provenBy: 'components-actiongroup--tabs-in-the-order-it-reads',
    },
  ],
  focus: 'Stays with the buttons; there is room around each for its ring.',
  wcag: {
    '1.3.2': 'What is read first stands first, at any width: nothing is reordered by CSS.',
    '1.4.10': 'The row becomes a column on a phone.',
    '2.4.3': 'The focus follows that same order.',
    '2.5.8': 'Twelve pixels lie between buttons that are 48 px high.',
  },
  forcedColors: 'Nothing to say: it has no color.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'At 320 px the buttons stand under one another at full width, and their words wrap.',
} as const satisfies AccessibilityCriteria;
