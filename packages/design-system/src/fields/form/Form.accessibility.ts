import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const formAccessibility = {
  role: 'form, with a name',
  pattern: 'Landmark Regions',
  keyboard: [
    { key: 'Enter in a field', does: 'Sends the form.', provenBy: 'components-form--sent-by-enter' },
  ],
  names: [
    {
      says: 'Its fields by their labels, also when a browser fills them.',
      provenBy: 'components-form--filled-by-a-browser',
    },
  ],
  focus: 'Follows the fields in the order they read; after a failed attempt it comes to the error summary.',
  wcag: {
    '1.3.1': 'A form landmark where it has a name.',
    '1.3.5': 'Each field says what it is for.',
    '2.4.3': 'The order of the fields is the order of the page.',
    '3.2.2': 'Nothing is sent before it is asked for.',
    '3.3.1': 'Errors stand with their fields, never in the browser’s own bubbles.',
    '3.3.7': 'What was typed stays when an attempt fails.',
  },
  forcedColors: 'It has no color of its own.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Fields side by side go under one another.',
} as const satisfies AccessibilityCriteria;
