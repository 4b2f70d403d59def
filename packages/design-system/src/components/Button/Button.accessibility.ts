import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const buttonAccessibility = {
  role: 'button; link where it goes somewhere (ButtonLink)',
  pattern: 'Button',
  keyboard: [
    { key: 'Enter', does: 'Presses it.', provenBy: 'components-button--primary' },
    { key: 'Space', does: 'Presses it.', provenBy: 'components-button--pressed-with-space' },
    {
      key: 'Tab',
      does: 'Passes over it while it is disabled; reaches it while it is busy.',
      provenBy: 'components-button--passed-over-while-disabled',
    },
  ],
  names: [
    {
      says: 'Its words, which say what it does, with the figure.',
      provenBy: 'components-button--primary',
    },
    {
      says: 'At work: its busy words (“Paying…”), and that it answers no press.',
      provenBy: 'components-button--busy',
    },
    {
      says: 'What goes somewhere is a link, whatever it looks like.',
      provenBy: 'components-button--as-link',
    },
  ],
  focus: 'Keeps the focus while it is busy. The ring stands two pixels off, on every ground.',
  wcag: {
    '1.4.3': 'Words have at least 4.5:1 on every variant’s ground, hovered too.',
    '1.4.11': 'The outline of the secondary variant has 3:1.',
    '2.1.1': 'Enter and Space, as a native button.',
    '2.4.7': 'A ring of 3 px.',
    '2.5.2': 'It acts on release; sliding off cancels.',
    '2.5.3': 'What is read aloud begins with what is seen.',
    '2.5.8': '48 px high.',
    '4.1.2': 'A native button; busy is aria-disabled, not a loss of the button.',
    '4.1.3': 'The change to busy is announced while the button has the focus.',
  },
  forcedColors: 'The variants are drawn in the system’s own colors; disabled is GrayText.',
  reducedMotion: 'The spinner stands still; colors change at once.',
  zoom: 'Words wrap, and the button grows downwards.',
} as const satisfies AccessibilityCriteria;
