import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const iconAccessibility = {
  role: 'none beside words; image where it stands alone',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    { says: 'Nothing, where words beside it say so.', provenBy: 'components-icon--decorative' },
    { says: 'Its label, where it stands alone: “Past due”.', provenBy: 'components-icon--meaningful' },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'Decoration is hidden; meaning has a name.',
    '1.4.4': 'It is sized in rem, and grows with the text.',
    '1.4.11': 'It has the color, and so the contrast, of the text around it.',
  },
  forcedColors: 'It takes the text’s color.',
  reducedMotion: 'It does not move.',
  zoom: 'It keeps its size beside words that wrap.',
} as const satisfies AccessibilityCriteria;
