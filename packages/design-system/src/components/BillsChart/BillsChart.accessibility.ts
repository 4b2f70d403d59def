import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const billsChartAccessibility = {
  role: 'list of bills, each a list item',
  pattern: 'Structural Roles',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches the chart as one stop, at the newest bill.',
      provenBy: 'components-billschart--walked-by-keyboard',
    },
    {
      key: '← →',
      does: 'Shows the bill before, or after.',
      provenBy: 'components-billschart--walked-by-keyboard',
    },
    {
      key: 'Home, End',
      does: 'Shows the oldest bill, or the newest.',
      provenBy: 'components-billschart--walked-by-keyboard',
    },
    {
      key: 'Escape',
      does: 'Puts away what is shown of a bill.',
      provenBy: 'components-billschart--walked-by-keyboard',
    },
  ],
  names: [
    {
      says: 'What is shown, then each bill with its month, its amount and what became of it. Bars, axis and keys are silent.',
      provenBy: 'components-billschart--twelve-months',
    },
  ],
  focus: 'A ring around the whole chart, and one around the bar that is shown.',
  wcag: {
    '1.1.1': 'Every amount is text; the drawing adds nothing to it. The page offers the same as a table.',
    '1.3.1': 'A list with a name, in the order of time.',
    '1.4.1':
      'Paid is filled, pending empty, unpaid hatched, late hatched the other way; each is said in words.',
    '1.4.13': 'The tip goes with Escape, covers no other control, and stays while its bar is pointed at.',
    '2.1.1': 'What a mouse shows, the arrow keys show.',
    '2.4.7': 'The ring stands outside the bars.',
  },
  forcedColors: 'Bars and hatching keep the theme’s colors.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Twelve bars share 320 px, with first letters for months; a tip grows away from the edge.',
} as const satisfies AccessibilityCriteria;
