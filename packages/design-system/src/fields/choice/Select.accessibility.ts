import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';
import { fieldWcag } from '../field/field-promises.ts';

export const selectAccessibility = {
  role: 'button that opens a listbox of options',
  pattern: 'Listbox',
  keyboard: [
    { key: 'Enter', does: 'Opens the list.', provenBy: 'components-select--chosen-by-keyboard' },
    { key: '↓', does: 'Goes to the next option.', provenBy: 'components-select--chosen-by-keyboard' },
    {
      key: 'Enter on an option',
      does: 'Chooses it and closes the list.',
      provenBy: 'components-select--chosen-by-keyboard',
    },
    {
      key: 'Escape',
      does: 'Closes the list and changes nothing.',
      provenBy: 'components-select--closed-by-escape',
    },
  ],
  names: [
    { says: 'Its label and what is chosen.', provenBy: 'components-select--chosen-by-keyboard' },
    { says: 'Which option is chosen, in the list.', provenBy: 'components-select--open' },
  ],
  focus: 'Goes into the list, to what is chosen, and back to the button.',
  wcag: {
    '1.3.1': fieldWcag['1.3.1'],
    '1.4.1': 'The chosen option has a tick and heavier words.',
    '1.4.11': 'The outline has at least 3:1.',
    '2.1.1': 'Every option by keyboard.',
    '2.4.3': 'The focus comes back.',
    '2.4.7': 'A ring on the button, and on the option.',
    '2.5.8': 'Button and options are 48 px high or more.',
    '3.2.2': 'Choosing changes nothing else by itself.',
    '3.3.1': fieldWcag['3.3.1'],
    '4.1.2': 'Name, value and whether it is open.',
  },
  forcedColors: 'The list has a border in the text’s color; the option with the focus a ring.',
  reducedMotion: 'The list is there at once.',
  zoom: 'The list is as wide as the window allows, and scrolls inside.',
} as const satisfies AccessibilityCriteria;
