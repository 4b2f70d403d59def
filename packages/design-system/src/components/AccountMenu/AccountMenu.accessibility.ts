import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const accountMenuAccessibility = {
  role: 'button that tells whether it is open, and what it opens right after it',
  pattern: 'Disclosure (Show/Hide)',
  keyboard: [
    {
      key: 'Enter',
      does: 'Opens it, and closes it again; so does Space.',
      provenBy: 'components-accountmenu--opens-by-keyboard',
    },
    {
      key: 'Tab',
      does: 'Goes on from the button to what it opened, line by line; behind the last it closes.',
      provenBy: 'components-accountmenu--closes-behind-the-focus',
    },
    {
      key: 'Escape',
      does: 'Closes it, and the button has the focus again.',
      provenBy: 'components-accountmenu--closes-on-escape',
    },
  ],
  names: [
    {
      says: '“More”, and whether it is open; the word is heard too where a phone’s head shows the icon alone.',
      provenBy: 'components-accountmenu--in-head-of-a-phone',
    },
    {
      says: 'Whose account this is and who has signed in are text before the first line.',
      provenBy: 'components-accountmenu--in-bar',
    },
    {
      says: 'Of a link that opens another tab, that it does.',
      provenBy: 'components-accountmenu--in-bar',
    },
  ],
  focus:
    'Stays on the button when it opens. The ring of a line is drawn inwards, where the edge cannot cut it.',
  wcag: {
    '1.3.2': 'What opens follows its button in reading, wherever it is drawn.',
    '1.4.10': 'As wide as the window less a hair; what is too high for it scrolls.',
    '2.1.2': 'Tab leads out of it.',
    '2.4.3': 'The order is the order seen.',
    '2.4.11': 'It goes when the focus does: nothing stays under it.',
    '2.5.8': 'Button and lines are 48 px high or more.',
    '3.1.2': 'The name of the other language is marked as being in it.',
    '3.2.4': 'The same word and icon in the bar and in the head.',
    '4.1.2': 'aria-expanded, and aria-controls with what it opens.',
  },
  forcedColors: 'Its border remains; lines take the system’s link and button colors.',
  reducedMotion: 'It is there at once.',
  zoom: 'It fills the window’s width, and scrolls within its height.',
} as const satisfies AccessibilityCriteria;
