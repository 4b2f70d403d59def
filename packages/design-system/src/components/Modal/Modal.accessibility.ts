import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const modalAccessibility = {
  role: 'dialog; alertdialog where it must be answered',
  pattern: 'Dialog (Modal)',
  keyboard: [
    {
      key: 'Tab',
      does: 'Goes round inside: the page behind cannot be reached.',
      provenBy: 'components-modal--question',
    },
    { key: 'Escape', does: 'Closes a dialog.', provenBy: 'components-modal--question' },
    {
      key: 'Escape',
      does: 'Does nothing to one that must be answered.',
      provenBy: 'components-modal--must-be-answered',
    },
  ],
  names: [
    { says: 'Dialog, by its title.', provenBy: 'components-modal--question' },
    { says: 'Alert dialog, by its title.', provenBy: 'components-modal--must-be-answered' },
  ],
  focus:
    'Moves into the dialog when it opens, and back to what opened it when it closes (GivesTheFocusBack proves it).',
  wcag: {
    '1.3.1': 'The title is a heading and the dialog’s name.',
    '1.4.10': 'It is as wide as the window allows, and scrolls inside.',
    '2.1.2': 'Escape, the cross or an action always leads out.',
    '2.4.3': 'The focus goes in, and comes back.',
    '2.4.11': 'Nothing lies over it.',
    '2.5.8': 'The cross is 48 px wide and high.',
    '3.3.4': 'It asks before what cannot be taken back.',
    '4.1.2': 'Role and name; the page behind is hidden from assistive technology.',
  },
  forcedColors: 'Its border draws it, in the text’s color.',
  reducedMotion: 'It is there at once, without fading in.',
  zoom: 'A sheet at the foot of the window that scrolls inside itself.',
} as const satisfies AccessibilityCriteria;
