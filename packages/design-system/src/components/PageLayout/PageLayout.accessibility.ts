import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const pageLayoutAccessibility = {
  role: 'banner, navigation, main, contentinfo',
  pattern: 'Landmark Regions',
  keyboard: [
    {
      key: 'Tab',
      does: 'Reaches “Skip to main content” first.',
      provenBy: 'components-skiplink--first-thing-that-tab-reaches',
    },
    {
      key: 'Enter',
      does: 'On it leads past the menu to the main part.',
      provenBy: 'components-skiplink--leads-to-the-main-part',
    },
  ],
  names: [
    {
      says: 'One navigation at a time: the side menu or the bottom bar, never both.',
      provenBy: 'components-pagelayout--on-phone',
    },
    {
      says: 'The page’s first heading stands in main.',
      provenBy: 'components-pagelayout--wide',
    },
    {
      says: 'Whose account this is and the way out: beside the page, or behind “More” at its foot.',
      provenBy: 'components-pagelayout--on-phone',
    },
  ],
  focus: 'Main can be given the focus when the page changes.',
  wcag: {
    '1.3.1': 'Every part of the page is a landmark.',
    '1.3.4': 'It works upright and sideways.',
    '1.4.4': 'With letters twice as large it becomes the phone’s layout.',
    '1.4.10': 'No sideways scrolling at 320 px.',
    '2.4.1': 'The skip link, and the landmarks.',
    '2.4.11': 'The page leaves room for the bar at its foot; in a low window nothing stays there.',
    '3.2.3': 'The same frame around every page.',
  },
  forcedColors: 'Hairlines part menu, bar and page.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'It becomes the phone’s layout, with the bar at the foot.',
} as const satisfies AccessibilityCriteria;
