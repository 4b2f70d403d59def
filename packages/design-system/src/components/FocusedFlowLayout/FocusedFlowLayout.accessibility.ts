import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const focusedFlowLayoutAccessibility = {
  role: 'banner, main and, with a summary, a named complementary region',
  pattern: 'Landmark Regions',
  keyboard: [
    {
      key: 'Enter',
      does: 'Unfolds the summary on a phone, and folds it again.',
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
  ],
  focus:
    'Main can be given the focus by a flow that changes its step. Back, leave, summary, screen, action: in that order.',
  wcag: {
    '1.3.1': 'Landmarks for the head, the screen and the summary.',
    '1.3.2': 'The summary comes before the screen in reading, as it stands on a phone.',
    '1.4.10': 'Two columns become one.',
    '2.4.11': 'The page leaves room for the action that stays at its foot.',
    '4.1.2': 'The fold is a button with aria-expanded.',
  },
  forcedColors: 'The summary’s border remains.',
  reducedMotion: 'The chevron turns at once; nothing else moves.',
  zoom: 'It becomes the phone’s layout: one column, the summary folded above.',
} as const satisfies AccessibilityCriteria;
