import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const focusedFlowLayoutAccessibility = {
  role: 'banner, main, on a phone contentinfo and, with a summary, a named complementary region or, folded, a named region',
  pattern: 'Landmark Regions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches “Skip to main content” first; on a phone then back, leave, the screen, the summary, the action, and last language, help and the account’s menu.',
      provenBy: 'components-focusedflowlayout--reached-by-keyboard',
    },
    {
      key: 'Enter',
      does: 'Unfolds the summary where it stands before the action, and folds it again.',
      provenBy: 'components-focusedflowlayout--unfolds-by-keyboard',
    },
  ],
  names: [
    {
      says: 'The folded summary: its title, the figure, and whether it is open.',
      provenBy: 'components-focusedflowlayout--unfolds-by-keyboard',
    },
    {
      says: 'What is folded away is not read.',
      provenBy: 'components-focusedflowlayout--on-phone',
    },
    {
      says: 'The screen’s heading is the first; the summary’s comes after it.',
      provenBy: 'components-focusedflowlayout--wide',
    },
    {
      says: 'Help and the other language, in words: at the head of a wide window and at the foot of a phone, else behind “More”.',
      provenBy: 'components-focusedflowlayout--wide',
    },
  ],
  focus:
    'Main can be given the focus by a flow that changes its step. Leave, the account’s menu, back, screen, the folded summary, action: in that order; on a phone back comes first and the menu last, as they stand there.',
  wcag: {
    '1.3.1': 'Landmarks for the head with its steps, the screen and the summary.',
    '1.3.2': 'The summary comes after the screen in reading; folded, between what is asked and the action.',
    '1.4.4': 'With letters twice as large it becomes the phone’s layout; its head breaks into two lines.',
    '1.4.10': 'Below 1090 px two columns become one, on a phone without the sheet.',
    '2.4.1': 'The skip link.',
    '2.4.11': 'The page leaves room for the action that stays at its foot; in a low window it does not stay.',
    '3.2.6':
      'Help stands beside the language, as on every page: at the head, at the foot of a phone’s steps, or with it behind “More”.',
    '4.1.2': 'The fold is a button with aria-expanded.',
  },
  forcedColors: 'The borders of the sheet and of the summary remain.',
  reducedMotion: 'The chevron turns at once; nothing else moves.',
  zoom: 'It becomes the phone’s layout: one column, the summary folded above the action.',
} as const satisfies AccessibilityCriteria;
