import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const settingListAccessibility = {
  role: 'list, with a name; a row that leads on is a link, one that opens something over the page a button, any other is text',
  pattern: 'Link',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches each row that leads on as one link; rows that lead nowhere are passed over.',
      provenBy: 'components-settinglist--reached-by-keyboard',
    },
    {
      key: 'Enter',
      does: 'Opens what a row opens over the page.',
      provenBy: 'components-settinglist--opens-over-the-page',
    },
  ],
  names: [
    {
      says: 'How it stands, what that means, then the verb: one link, named by all three.',
      provenBy: 'components-settinglist--default',
    },
    {
      says: 'A row without a verb as text, and no more.',
      provenBy: 'components-settinglist--facts',
    },
  ],
  focus: 'A ring around the whole row.',
  wcag: {
    '1.1.1': 'Tile and chevron are decoration.',
    '1.4.1': 'The words say what the tile’s color repeats.',
    '1.4.3': 'Words have at least 4.5:1.',
    '1.4.10': 'Where there is no room the verb goes under the words.',
    '2.4.4': 'The verb and the words around it say where a row leads.',
    '2.4.7': 'A ring of 3 px around the row.',
    '2.5.8': 'The whole row is the target, 72 px high.',
  },
  forcedColors: 'Its hairlines remain.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Its words wrap between tile and verb; an address without spaces breaks.',
} as const satisfies AccessibilityCriteria;
