import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const changeWaterfallAccessibility = {
  role: 'list, each step a list item',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'What the list tells, then each step: what changed, why, and by how much with its sign. The bars are silent.',
      provenBy: 'components-changewaterfall--default',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'Every bar stands under its figure; the drawing adds nothing to it.',
    '1.3.1': 'A list with a name, in the order of the sum.',
    '1.4.1': 'What rose is full, what fell an empty outline; each has its sign.',
    '1.4.10': 'Where there is no room for both, the figure goes under its label.',
  },
  forcedColors: 'Bars take the theme’s colors; a fall stays an outline.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Words wrap above their bar; figures are never broken.',
} as const satisfies AccessibilityCriteria;
