import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const statusCardAccessibility = {
  role: 'link where the whole card leads on; else text',
  pattern: 'Link',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches the card as one link, where it leads on.',
      provenBy: 'components-statuscard--reached-by-keyboard',
    },
  ],
  names: [
    {
      says: 'How it stands, then what that means: one link, named by both.',
      provenBy: 'components-statuscard--leads',
    },
  ],
  focus: 'A ring around the whole card, or around its one action.',
  wcag: {
    '1.1.1': 'Tile and chevron are decoration.',
    '1.4.1': 'The words say what the tile’s colour repeats.',
    '1.4.3': 'Words have at least 4.5:1.',
    '2.4.4': 'The card’s words say what it leads to.',
    '2.4.7': 'A ring of 3 px around the card.',
    '2.5.8': 'The whole card is the target.',
  },
  forcedColors: 'Its border remains.',
  reducedMotion: 'Its border changes colour at once.',
  zoom: 'Its words wrap between tile and chevron; an address without spaces breaks.',
} as const satisfies AccessibilityCriteria;
