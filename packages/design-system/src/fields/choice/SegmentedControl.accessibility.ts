import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const segmentedControlAccessibility = {
  role: 'radio group with a name',
  pattern: 'Radio Group',
  keyboard: [
    {
      key: '← →',
      does: 'Choose the answer before, or the next one.',
      provenBy: 'components-segmentedcontrol--chosen-by-keyboard',
    },
  ],
  names: [
    {
      says: 'The question as the group’s name, each answer as its radio’s.',
      provenBy: 'components-segmentedcontrol--chosen-by-keyboard',
    },
  ],
  focus: 'A ring around the chosen answer: one tab stop.',
  wcag: {
    '1.3.1': 'A group named by its question.',
    '1.4.1': 'Chosen has a check, heavier words and a border.',
    '1.4.10': 'Answers go under one another where they have no room.',
    '1.4.11': 'The border has at least 3:1.',
    '2.1.1': 'Arrow keys.',
    '2.4.7': 'A ring of 3 px.',
    '2.5.8': 'Each answer is 48 px high.',
    '4.1.2': 'Native radios.',
  },
  forcedColors: 'The chosen answer has an outline in the highlight color.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Answers go under one another and wrap.',
} as const satisfies AccessibilityCriteria;
