import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const descriptionListAccessibility = {
  role: 'description list: terms and their values',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate but each row’s own link or button.',
  names: [
    {
      says: 'Each value with its term; each row’s button with what it changes (“Change the date”), not “Change” alone.',
      provenBy: 'components-descriptionlist--rows',
    },
  ],
  focus: 'Stays with the rows’ buttons, in the order they read.',
  wcag: {
    '1.3.1': 'Terms and values are dt and dd, a row each.',
    '1.4.10': 'On a phone the term stands above its value.',
    '2.4.6': 'Terms say what the value is.',
    '2.5.3': 'The spoken name begins with the word that is seen.',
  },
  forcedColors: 'The rules between rows remain, in the text’s color.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Values wrap beside their action; amounts of money never break.',
} as const satisfies AccessibilityCriteria;
