import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const calendarAccessibility = {
  role: 'application of a grid: a month of days, each a button',
  pattern: 'Grid',
  keyboard: [
    {
      key: '← → ↑ ↓',
      does: 'Go to the day or week before, or after.',
      provenBy: 'components-calendar--chosen-by-keyboard',
    },
    { key: 'Enter', does: 'Chooses the day.', provenBy: 'components-calendar--chosen-by-keyboard' },
    {
      key: 'Page Down, Page Up',
      does: 'Turn to the next month, or the one before.',
      provenBy: 'components-calendar--turns-the-month',
    },
    {
      key: 'Enter on a day that cannot be chosen',
      does: 'Does nothing; the day says why.',
      provenBy: 'components-calendar--unavailable-day-explains-itself',
    },
  ],
  names: [
    {
      says: 'Each day in full, with what is marked on it: “November 28, 2026, Bill due”.',
      provenBy: 'components-calendar--default',
    },
    {
      says: 'Why a day cannot be chosen.',
      provenBy: 'components-calendar--unavailable-day-explains-itself',
    },
  ],
  focus: 'One day of the grid is the tab stop; it never leaves the days that may be chosen at all.',
  wcag: {
    '1.3.1': 'A grid with its weekdays as headings, described by its legend.',
    '1.4.1':
      'Not available is hatched and struck through, chosen is filled, due has a frame and its word; the legend says so in words.',
    '1.4.10': 'Seven columns fit 320 px: text grown beyond them stops at what a column holds.',
    '2.1.1': 'Every day and month by keyboard.',
    '2.4.7': 'A ring around the day.',
    '2.5.8': 'Days are 48 px high; in a 320 px window they are 36 px wide or more.',
    '3.3.1': 'The line under the month says why the day one is on is not offered.',
    '4.1.2': 'Each day is a button with its whole name.',
  },
  forcedColors:
    'The chosen day is in the highlight color, days have borders, those not offered are GrayText and struck through.',
  reducedMotion: 'Months change at once.',
  zoom: 'It is as wide as its column, 36rem at most; longer words leave the days, the legend wraps.',
} as const satisfies AccessibilityCriteria;
