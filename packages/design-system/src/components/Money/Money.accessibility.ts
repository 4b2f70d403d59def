import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const moneyAccessibility = {
  role: 'none: text',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'The whole amount, “$264.37”, in every size.',
      provenBy: 'components-money--hero',
    },
    {
      says: 'What comes off with a true minus sign.',
      provenBy: 'components-money--comes-off',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.3.1': 'One amount is one piece of text.',
    '1.4.4': 'It grows with the text.',
    '1.4.10': 'It never breaks over two lines; from $10,000 on a large figure gives way to its card.',
    '3.1.1': 'It is written in the language of the page.',
  },
  forcedColors: 'It takes the text’s color.',
  reducedMotion: 'It does not move.',
  zoom: 'It stays on one line, smaller where its card is narrow.',
} as const satisfies AccessibilityCriteria;
