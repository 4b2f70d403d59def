import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const sumFoldAccessibility = {
  role: 'button within a heading, which says whether it is expanded; its lines are a list',
  pattern: 'Disclosure (Show/Hide)',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches the sum, then, unfolded, what can be asked of its lines.',
      provenBy: 'components-sumfold--by-keyboard',
    },
    {
      key: 'Enter, Space',
      does: 'Unfolds the sum, or folds it; tells what a line is, or puts it away.',
      provenBy: 'components-sumfold--by-keyboard',
    },
  ],
  names: [
    {
      says: 'What it is a sum of, and what that comes to: “Internet $124.98”.',
      provenBy: 'components-sumfold--by-keyboard',
    },
    {
      says: 'What asks about a line names it: “What is Static IP address?”.',
      provenBy: 'components-sumfold--explained',
    },
  ],
  focus: 'Stays on what was pressed; what it shows stands next.',
  wcag: {
    '1.3.1': 'Each sum is a heading of the outline, its lines a list under it.',
    '1.4.10': 'Where there is no room for both, a figure goes under its label.',
    '1.4.13': 'What a line is stands in the page, not over it, until it is put away.',
    '2.5.8': 'What asks about a line is 48 px to hit.',
    '4.1.2': 'Both say whether they are expanded.',
  },
  forcedColors: 'Rules, chevrons and rings remain.',
  reducedMotion: 'The chevron does not turn, it stands.',
  zoom: 'Labels wrap; figures are never broken.',
} as const satisfies AccessibilityCriteria;
