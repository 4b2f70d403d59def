import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const drawingAccessibility = {
  role: 'none: decoration',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [{ says: 'Nothing: it repeats what the title says.', provenBy: 'components-drawing--family' }],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'Hidden from assistive technology.',
    '1.4.1': 'Each outcome has a drawing of its own, not only a color.',
  },
  forcedColors: 'Its outlines take the text’s color, its meaning line the highlight’s.',
  reducedMotion: 'It is there as a whole; else its line draws itself once, in 200 ms.',
  zoom: 'It grows with the text; beside words it gives way and stands above them.',
} as const satisfies AccessibilityCriteria;
