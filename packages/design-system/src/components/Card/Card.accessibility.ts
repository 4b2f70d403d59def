import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const cardAccessibility = {
  role: 'region named by its title; none without one',
  pattern: 'Landmark Regions',
  keyboard: 'Nothing to operate but what is put in it.',
  names: [
    {
      says: 'With a title: a region of that name, and a heading at the level the page gives it.',
      provenBy: 'components-card--default',
    },
    {
      says: 'Without one: nothing. Regions without names only make noise.',
      provenBy: 'components-card--untitled',
    },
    {
      says: 'A notice across its head: its sentence, then its badge, before what the card tells.',
      provenBy: 'components-card--with-notice',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.3.1': 'The title is a heading, and names the region.',
    '1.4.10': 'It is as wide as its column, and its padding gives way first.',
    '1.4.1': 'A notice says its tone in words and by its icon; strip and edge repeat it.',
    '2.4.6': 'The heading says what the card is about.',
  },
  forcedColors: 'Its hairline remains, in the text’s color.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'Title and action stand under one another; words without a space break.',
} as const satisfies AccessibilityCriteria;
