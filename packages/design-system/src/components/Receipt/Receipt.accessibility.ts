import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const receiptAccessibility = {
  role: 'article, under the page’s own heading',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate but what stands in it, and its actions after it.',
  names: [
    {
      says: '“You paid $330.14 November 30, 2026, 11:04 PM ET”, as the page’s heading; then the rows, each label before its value.',
      provenBy: 'components-receipt--default',
    },
  ],
  focus: 'A flow moves the focus to the heading, so that what was paid is read at once.',
  wcag: {
    '1.1.1': 'The drawing and the torn edge are decoration.',
    '1.3.1': 'A heading, a list of labels and values, and the balance in one paragraph with its figure.',
    '1.4.1': 'Paid is said in words; the torn edge repeats it.',
    '1.4.10': 'It narrows with the window; a figure never breaks.',
    '2.4.3': 'Back comes before print.',
  },
  forcedColors: 'Paper and edge take the system’s colors; the edge keeps its teeth.',
  reducedMotion: 'The check is there as a whole.',
  zoom: 'One column of at most 560 px; labels wrap before values.',
} as const satisfies AccessibilityCriteria;
