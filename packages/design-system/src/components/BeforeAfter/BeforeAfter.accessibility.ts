import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const beforeAfterAccessibility = {
  role: 'table, with a name, and headings for its columns and rows',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'Its caption says what is compared; every cell has the heading of its row and of its column.',
      provenBy: 'components-beforeafter--default',
    },
  ],
  focus: 'Takes none.',
  wcag: {
    '1.3.1': 'A native table: which answer belongs to what, and to which of the two, is in the markup.',
    '1.4.1': 'What changes is said in its words; what stays has a check mark and says so.',
    '1.4.3': 'The words have at least 4.5:1 on the soft ground too.',
    '1.4.10': 'Narrow, what a row is about stands over its two answers; nothing scrolls sideways.',
  },
  forcedColors: 'What changes has a line before it in place of its ground.',
  reducedMotion: 'It does not move.',
  zoom: 'With large letters it takes the narrow shape.',
} as const satisfies AccessibilityCriteria;
