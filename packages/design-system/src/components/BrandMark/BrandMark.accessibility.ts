import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const brandMarkAccessibility = {
  role: 'text, or link where it leads home',
  pattern: 'Link',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches it where it leads home.',
      provenBy: 'components-brandmark--reached-by-keyboard',
    },
  ],
  names: [
    {
      says: 'The provider’s name for the portal; the tile says nothing.',
      provenBy: 'components-brandmark--leads-home',
    },
  ],
  focus: 'A ring around mark and name.',
  wcag: {
    '1.1.1': 'The tile is decoration beside the name.',
    '1.4.5': 'The name is text.',
    '2.4.4': 'The link is named by where it leads: the portal.',
    '2.4.7': 'The ring stands out from every ground.',
    '2.5.8': 'As a link it is 28 px high.',
  },
  forcedColors: 'The tile takes the highlight color with its own text color on it.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'The name wraps beside the tile.',
} as const satisfies AccessibilityCriteria;
