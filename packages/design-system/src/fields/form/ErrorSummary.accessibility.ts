import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const errorSummaryAccessibility = {
  role: 'group, named by its heading',
  pattern: 'Names and Descriptions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Goes to the first error, then the next.',
      provenBy: 'components-errorsummary--followed-by-keyboard',
    },
    {
      key: 'Enter',
      does: 'Leads to the field it speaks of.',
      provenBy: 'components-errorsummary--followed-by-keyboard',
    },
  ],
  names: [
    { says: 'Its heading, as soon as the form was sent.', provenBy: 'components-errorsummary--default' },
    {
      says: 'Each error in the words that stand by its field.',
      provenBy: 'components-errorsummary--leads-to-its-fields',
    },
    {
      says: 'Errors in the order of their fields.',
      provenBy: 'components-errorsummary--in-the-order-of-its-fields',
    },
  ],
  focus:
    'Comes to the summary after each attempt; from a line to its field, whose label is brought into view.',
  wcag: {
    '1.3.1': 'A heading and a list.',
    '1.3.2': 'Its lines stand in the order of the fields on the page.',
    '1.4.1': 'Icon and heading say what the red border repeats.',
    '2.4.3': 'From summary to field, also to radios, boxes, lists and dates.',
    '2.4.7': 'A ring around the summary, and around its links.',
    '2.4.11': 'The label of the field, not only its input, is scrolled into view.',
    '3.3.1': 'Every error by name.',
    '3.3.3': 'Each line says what to do.',
    '4.1.3': 'It is read because the focus comes to it.',
  },
  forcedColors: 'Its border remains.',
  reducedMotion: 'It is there at once; the page jumps to the field rather than glides.',
  zoom: 'Its lines wrap.',
} as const satisfies AccessibilityCriteria;
