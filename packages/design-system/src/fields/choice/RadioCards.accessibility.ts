import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldWcag } from '../field/field-promises.ts';

export const radioCardsAccessibility = {
  role: 'radiogroup of radios',
  pattern: 'Radio Group',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches the group as one stop.',
      provenBy: 'components-radiocards--chosen-by-keyboard',
    },
    {
      key: '↓',
      does: 'Goes to the next card and chooses it.',
      provenBy: 'components-radiocards--chosen-by-keyboard',
    },
    {
      key: '↓ on to one that cannot be chosen',
      does: 'Reaches it, reads why, and leaves the choice as it was.',
      provenBy: 'components-radiocards--unavailable-stays-reachable',
    },
    {
      key: '← ↑ ↓ in a field inside a card',
      does: 'Move its caret, never the choice around it.',
      provenBy: 'components-radiocards--nested-field-keeps-its-arrow-keys',
    },
  ],
  names: [
    {
      says: 'Title and amount of each card; its note as description.',
      provenBy: 'components-radiocards--chosen-by-keyboard',
    },
    {
      says: 'Why a card cannot be chosen, and that it is unavailable.',
      provenBy: 'components-radiocards--unavailable-stays-reachable',
    },
  ],
  focus: 'A ring around the whole card.',
  wcag: {
    '1.3.1': 'A group named by its question.',
    '1.4.1': 'Chosen is a filled dot and a border twice as wide.',
    '1.4.10': 'The amount goes under the words where there is no room beside them.',
    '1.4.11': 'Border and dot have at least 3:1.',
    '2.1.1': 'Arrow keys.',
    '2.4.7': 'A ring of 3 px around the card.',
    '2.5.8': 'The whole card is the target.',
    '3.2.2': 'Choosing opens what belongs to the choice below it, and moves nothing away.',
    '3.3.1': fieldWcag['3.3.1'],
    '4.1.2': 'Native radios; unavailable is aria-disabled, so that it can be reached.',
  },
  forcedColors:
    'The chosen card has an outline in the highlight color, one that cannot be chosen a GrayText border.',
  reducedMotion: 'Dot and border change at once.',
  zoom: 'Title, note and amount stand under one another; amounts never break.',
} as const satisfies AccessibilityCriteria;
