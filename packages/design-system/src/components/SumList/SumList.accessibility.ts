import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const sumListAccessibility = {
  role: 'description list: each figure with what it is',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate.',
  names: [{ says: 'What comes off with its minus sign.', provenBy: 'components-sumlist--with-total' }],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.3.1': 'Terms and their figures belong together, in the order of the sum.',
    '1.4.1': 'The total is named, heavier and under a stronger rule.',
    '1.4.10': 'Where there is no room for both, the figure goes under its label.',
  },
  forcedColors: 'The rules remain.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Figures are never broken; they go under their labels.',
} as const satisfies AccessibilityCriteria;
