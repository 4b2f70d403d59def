import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const splitBarAccessibility = {
  role: 'a list of terms and their figures; the bar has none',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'Each part with its figure, then what is left with its figure; the bar says nothing.',
      provenBy: 'components-splitbar--covered',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'Bar and keys are decoration: the rows tell the same.',
    '1.3.1': 'Rows are terms and their figures, in the order in which money leaves.',
    '1.4.1': 'Each part has its row; shades only tie the two together, and what is left is an outline.',
    '1.4.10': 'Where there is no room for both, a figure stands under its label.',
  },
  forcedColors: 'Parts take system colors, and the bar an outline.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Bar and keys grow with the text.',
} as const satisfies AccessibilityCriteria;
