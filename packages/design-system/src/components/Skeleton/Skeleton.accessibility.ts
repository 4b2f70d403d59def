import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const skeletonAccessibility = {
  role: 'none; LoadingRegion around it is a status',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'What is on its way, once, as a status: “Loading your bill”. The shapes say nothing.',
      provenBy: 'components-skeleton--amount-due',
    },
  ],
  focus: 'Cannot have the focus, and takes none away when what it stands for arrives.',
  wcag: {
    '1.1.1': 'The shapes are decoration.',
    '2.2.2': 'They breathe only while something loads, and not under reduced motion.',
    '4.1.3': 'A status says what is loading, and aria-busy that it is.',
  },
  forcedColors: 'The shapes are GrayText, half as strong.',
  reducedMotion: 'The shapes stand still.',
  zoom: 'They have the size of what comes, so that nothing jumps.',
} as const satisfies AccessibilityCriteria;
