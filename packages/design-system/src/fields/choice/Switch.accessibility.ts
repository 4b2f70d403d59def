import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const switchAccessibility = {
  role: 'switch',
  pattern: 'Switch',
  keyboard: [
    { key: 'Tab', does: 'Reaches the switch.', provenBy: 'components-switch--default' },
    { key: 'Space', does: 'Turns it on, or off.', provenBy: 'components-switch--default' },
  ],
  names: [
    {
      says: 'Its label, the same in both positions, and whether it is on.',
      provenBy: 'components-switch--default',
    },
    { says: 'Its hint, as description.', provenBy: 'components-switch--with-description' },
  ],
  focus:
    'A ring around the switch, where the focus stays when it is pressed; switch and words together are the target.',
  wcag: {
    '1.3.1': 'Label and hint belong to the switch by their ids, not by their place alone.',
    '1.4.1': 'On is the knob at the other end with a check in it, not a color alone.',
    '1.4.11': 'Outline and knob have at least 3:1.',
    '2.1.1': 'Space.',
    '2.4.7': 'A ring of 3 px around the switch.',
    '2.5.7': 'A press moves it; nothing has to be dragged.',
    '2.5.8': 'The line of words and switch is 48 px high or more.',
    '3.2.2': 'It changes what it is named for, and moves neither page nor focus.',
    '4.1.2': 'A native checkbox as a switch, on or off.',
  },
  forcedColors: 'Outline, knob, check and ring are drawn in the system’s colors.',
  reducedMotion: 'The knob is at its other end at once.',
  zoom: 'The words wrap beside the switch; the hint stands under the words.',
} as const satisfies AccessibilityCriteria;
