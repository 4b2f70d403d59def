import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const stepperAccessibility = {
  role: 'ordered list, with a name',
  pattern: 'Structural Roles',
  keyboard: 'Nothing to operate: one goes back with the flow’s own button.',
  names: [
    {
      says: 'Each step by its name, those behind as done (“Method, done”), the one at hand as the current step.',
      provenBy: 'components-stepper--in-between',
    },
  ],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.3.1': 'A list in order, with aria-current on the step at hand.',
    '1.4.1': 'The step at hand has heavier words; on a phone “Step 1 of 4” says it.',
    '1.4.3': 'Names have at least 4.5:1, those to come too.',
    '1.4.10': 'On a phone the bars remain, and the names are for the ear.',
  },
  forcedColors: 'Bars done and at hand have the highlight color, those to come GrayText.',
  reducedMotion: 'Nothing in it moves.',
  zoom: 'It becomes the phone’s: bars, and the count beside them.',
} as const satisfies AccessibilityCriteria;
