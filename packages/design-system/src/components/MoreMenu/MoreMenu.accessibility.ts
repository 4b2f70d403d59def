import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const moreMenuAccessibility = {
  role: 'button that opens a menu, each of its items a link',
  pattern: 'Menu Button',
  keyboard: [
    {
      key: 'Enter',
      does: 'Opens it, at its first item.',
      provenBy: 'components-moremenu--opened-by-keyboard',
    },
    {
      key: '↓ ↑',
      does: 'Goes to the next item, or to the one before.',
      provenBy: 'components-moremenu--opened-by-keyboard',
    },
    {
      key: 'Escape',
      does: 'Closes it, and the button has the focus again.',
      provenBy: 'components-moremenu--closed-by-escape',
    },
  ],
  names: [
    { says: 'Which line it is about, and that it opens a menu.', provenBy: 'components-moremenu--default' },
    { says: 'What each item does.', provenBy: 'components-moremenu--open' },
  ],
  focus: 'Goes to the first item, and back to the button.',
  wcag: {
    '1.4.1': 'What cannot be taken back says so in its words, and stands last.',
    '1.4.11': 'Three dots of at least 3:1.',
    '2.1.1': 'Every item by keyboard.',
    '2.4.3': 'The focus comes back.',
    '2.4.7': 'A ring on the button, and on the item.',
    '2.5.8': 'Button and items are 48 px high.',
    '4.1.2': 'Name, and whether it is open.',
  },
  forcedColors: 'The menu has a border in the text’s color; the item with the focus a ring.',
  reducedMotion: 'The menu is there at once.',
  zoom: 'The menu is as wide as the window allows, and scrolls inside.',
} as const satisfies AccessibilityCriteria;
