import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const alertAccessibility = {
  role: 'none for what stands on the page; alert or status for what appears while it is open',
  pattern: 'Alert',
  keyboard: 'Nothing to operate but the links and buttons that it may hold, which bring their own keys.',
  names: [
    {
      says: 'With role alert it is read at once, its tone first: “Error: We could not reach the bank.”',
      provenBy: 'components-alert--interrupts',
    },
    {
      says: 'With role status it is read when the reader pauses.',
      provenBy: 'components-alert--waits-its-turn',
    },
    {
      says: 'What was there from the start announces nothing: it is read in its place.',
      provenBy: 'components-alert--stands-still',
    },
    {
      says: 'Folded on a phone: a button that says whether its text is shown.',
      provenBy: 'components-alert--folded-on-phone',
    },
  ],
  focus: 'Never takes the focus, and never disappears by itself.',
  wcag: {
    '1.1.1': 'The icon repeats the tone, and is hidden from assistive technology.',
    '1.4.1': 'The tone is an icon and a sentence besides its color.',
    '1.4.3': 'Text and icon have at least 4.5:1 on the tone’s own ground, in both schemes and brands.',
    '1.4.10': 'Below 18rem of text the action takes a line of its own.',
    '4.1.3': 'What comes later is told without moving the focus.',
  },
  forcedColors: 'A border, transparent otherwise, draws the box; icon and words take the system’s color.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Sentence and action stand under one another; nothing is cut.',
} as const satisfies AccessibilityCriteria;
