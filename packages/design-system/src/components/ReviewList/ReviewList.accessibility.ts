import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const reviewListAccessibility = {
  role: 'description list: each answer with what it answers',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate but the buttons it is given.',
  names: [
    {
      says: 'Each row’s button with what it changes (“Change the date”).',
      provenBy: 'components-reviewlist--answers',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.3.1': 'Terms and their descriptions belong together.',
    '1.4.10': 'On a phone the label stands over its value.',
    '2.4.6': 'No two buttons have the same name.',
  },
  forcedColors: 'The rules between rows remain.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'It becomes the phone’s: labels over values, long values in several lines.',
} as const satisfies AccessibilityCriteria;
