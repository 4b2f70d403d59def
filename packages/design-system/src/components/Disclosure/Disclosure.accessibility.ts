import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const disclosureAccessibility = {
  role: 'button in a heading, which says whether its panel is open',
  pattern: 'Disclosure (Show/Hide)',
  keyboard: [
    {
      key: 'Enter',
      does: 'Opens the panel, or closes it.',
      provenBy: 'components-disclosure--opens-from-the-keyboard',
    },
    {
      key: 'Space',
      does: 'Does the same.',
      provenBy: 'components-disclosure--closes-with-space',
    },
  ],
  names: [
    {
      says: 'Its title, and “collapsed” or “expanded”.',
      provenBy: 'components-disclosure--closed',
    },
  ],
  focus: 'Stays on the button when the panel opens; the ring goes around the whole line.',
  wcag: {
    '1.3.1': 'The title is a heading, so that it is found among the page’s headings.',
    '2.1.1': 'Enter and Space.',
    '2.4.7': 'A ring of 3 px.',
    '2.5.8': 'The whole line is the target, 48 px high or more.',
    '4.1.2': 'aria-expanded, and the panel it controls.',
  },
  forcedColors: 'Rules and chevron take the text’s color.',
  reducedMotion: 'The chevron turns at once.',
  zoom: 'The title wraps beside the chevron.',
} as const satisfies AccessibilityCriteria;
