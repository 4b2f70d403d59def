import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const outcomePageAccessibility = {
  role: 'part of main, under the page’s own heading',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate but its actions, which come after what they follow from.',
  names: [
    {
      says: 'What happened, as the page’s first heading; what happened to the money, as the next.',
      provenBy: 'components-outcomepage--scheduled',
    },
  ],
  focus:
    'A flow moves the focus to the heading, so that it is read at once; no ring is drawn around what cannot be operated.',
  wcag: {
    '1.1.1': 'The drawing is decoration.',
    '1.3.1': 'Headings, a list of what was paid, and a reference, in that order.',
    '1.4.1': 'Success, wait and failure differ in drawing and words.',
    '2.4.3': 'The focus begins at the heading, and goes on to the first action.',
    '2.4.6': 'The heading says what happened, with the figure.',
    '3.3.1': 'A failure says what failed.',
    '3.3.3': 'It says what to do now.',
  },
  forcedColors: 'Words and borders take the system’s colors.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'One column, the drawing over the title; the actions stand under one another.',
} as const satisfies AccessibilityCriteria;
