import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const illustrationAccessibility = {
  role: 'none: decoration',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    { says: 'Nothing: it repeats what the title says.', provenBy: 'components-illustration--families' },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'Hidden from assistive technology.',
    '1.4.1': 'Each family has a drawing of its own, not only a colour.',
  },
  forcedColors: 'Its lines take the text’s colour, or the highlight colour.',
  reducedMotion: 'It does not move.',
  zoom: 'It keeps its size, 60 px at the usual font size.',
} as const satisfies AccessibilityCriteria;
