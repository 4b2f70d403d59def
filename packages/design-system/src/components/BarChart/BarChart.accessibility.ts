import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const barChartAccessibility = {
  role: 'list of values, each a list item',
  pattern: 'Structural Roles',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches the chart as one stop; the newest value stands above its bar.',
      provenBy: 'components-barchart--walked-by-keyboard',
    },
    {
      key: '← →',
      does: 'Shows the value of the bar before, or after.',
      provenBy: 'components-barchart--walked-by-keyboard',
    },
    {
      key: 'Home, End',
      does: 'Shows the oldest value, or the newest.',
      provenBy: 'components-barchart--walked-by-keyboard',
    },
  ],
  names: [
    {
      says: 'What is shown, then each value with its whole name: “November 2026: $178.25”. Bars and letters are silent.',
      provenBy: 'components-barchart--twelve-months',
    },
  ],
  focus: 'A ring around the whole chart; the bar that is pointed at is darker, as under a mouse.',
  wcag: {
    '1.1.1': 'Every value is text; the drawing adds nothing to it.',
    '1.3.1': 'A list with a name, in the order of time.',
    '1.4.1': 'The newest bar is told by its place and its value, not by its colour.',
    '1.4.13': 'The value of a bar that is pointed at covers nothing, and stays while it is pointed at.',
    '2.1.1': 'What a mouse shows, the arrow keys show.',
    '2.4.7': 'The ring stands outside the bars.',
  },
  forcedColors: 'Each bar has a border in the text’s colour.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Twelve bars share 320 px; a value grows out of its column to the side where there is room.',
} as const satisfies AccessibilityCriteria;
