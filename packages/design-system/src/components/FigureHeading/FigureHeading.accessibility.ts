import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const figureHeadingAccessibility = {
  role: 'heading, at the level the page gives it',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    {
      says: 'One sentence with the figure in it, “Auto Pay will charge $133.25 on December 6, from Visa ···· 4242”, with a space where a line ends.',
      provenBy: 'components-figureheading--default',
    },
  ],
  focus: 'As a page’s own heading it takes the focus where a step or a result begins.',
  wcag: {
    '1.3.1': 'Lead, figure and day are one heading, not three texts that stand near each other.',
    '1.4.4': 'It grows with the text.',
    '1.4.10': 'The figure never breaks over two lines; from $10,000 on it gives way to its card.',
    '2.4.6': 'The heading says how much, and what happens with it.',
  },
  forcedColors: 'It takes the text’s color.',
  reducedMotion: 'It does not move.',
  zoom: 'The words break; the figure stays on one line.',
} as const satisfies AccessibilityCriteria;
