import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const waysOnAccessibility = {
  role: 'a list of buttons under their heading',
  pattern: 'Button',
  keyboard: [
    {
      key: 'Tab',
      does: 'Goes from way to way, the one to take first.',
      provenBy: 'components-wayson--default',
    },
    { key: 'Enter, Space', does: 'Takes the way.', provenBy: 'components-wayson--default' },
  ],
  names: [
    {
      says: 'The way, what it keeps and the verb, as one name: “Another amount Pay part of it now and the rest later Change”.',
      provenBy: 'components-wayson--default',
    },
  ],
  focus: 'A ring around the whole row.',
  wcag: {
    '1.3.1': 'A list, so that its length is heard.',
    '1.4.1': 'The first stands first; its border only repeats that.',
    '1.4.10': 'On a narrow screen the verb goes under the words.',
    '2.4.3': 'The focus follows the order they read in.',
    '2.5.3': 'Everything that is read on the row is in its name.',
    '2.5.8': 'Every row is at least 72 px high.',
  },
  forcedColors: 'Every row keeps its border.',
  reducedMotion: 'Only a color fades.',
  zoom: 'The rows take the width there is and grow with their words.',
} as const satisfies AccessibilityCriteria;
