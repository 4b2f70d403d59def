import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const linkAccessibility = {
  role: 'link',
  pattern: 'Link',
  keyboard: [
    { key: 'Tab', does: 'Reaches it.', provenBy: 'components-link--followed-by-keyboard' },
    { key: 'Enter', does: 'Follows it.', provenBy: 'components-link--followed-by-keyboard' },
  ],
  names: [
    { says: 'Its words, which say where it leads.', provenBy: 'components-link--standalone' },
    { says: 'That it opens in a new tab, where it does.', provenBy: 'components-link--in-new-tab' },
  ],
  focus: 'A ring around the words; in running text it follows them over the line’s end.',
  wcag: {
    '1.4.1': 'In a sentence it is underlined: color alone does not tell it.',
    '1.4.3': 'At least 4.5:1, hovered too.',
    '2.4.4': 'Words, or words and sentence, say where it leads.',
    '2.4.7': 'A ring of 3 px.',
    '2.5.8': 'On its own it is 48 px high or more; in a sentence it is exempt.',
  },
  forcedColors: 'It takes the system’s link color.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'It wraps like text.',
} as const satisfies AccessibilityCriteria;
