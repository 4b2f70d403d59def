import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const loadingBarAccessibility = {
  role: 'progressbar without a value: how long it takes is not known',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [
    { says: '“Loading the page”, as a progress bar.', provenBy: 'components-loadingbar--loading' },
    { says: 'Gone when it is done.', provenBy: 'components-loadingbar--done' },
  ],
  focus: 'Takes no focus, and lies over nothing that has it: three pixels at the top of the window.',
  wcag: {
    '1.1.1': 'It has a name.',
    '2.2.2': 'It moves only while something loads; under reduced motion not at all.',
    '4.1.2': 'Role and name.',
  },
  forcedColors: 'The bar has the highlight color on the page’s.',
  reducedMotion: 'A standing bar over the whole width.',
  zoom: 'It stays three pixels high.',
} as const satisfies AccessibilityCriteria;
