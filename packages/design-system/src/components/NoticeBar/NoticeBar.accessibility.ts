import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const noticeBarAccessibility = {
  role: 'none: text, in the live region of whoever shows it',
  pattern: 'Alert',
  keyboard: 'Nothing to operate.',
  names: [{ says: 'What is so, and what that means.', provenBy: 'components-noticebar--default' }],
  focus: 'Takes no focus, and lies over nothing that has it: the page keeps room for it while it scrolls.',
  wcag: {
    '1.4.1': 'An icon and a sentence beside the color.',
    '1.4.10': 'Its words wrap, and push the page down.',
    '2.4.11': 'What has the focus is scrolled clear of it.',
    '4.1.3': 'Whoever shows it keeps it in a status region.',
  },
  forcedColors: 'A line under it parts it from the page.',
  reducedMotion: 'It does not move.',
  zoom: 'In a low window it scrolls away with the page.',
} as const satisfies AccessibilityCriteria;
