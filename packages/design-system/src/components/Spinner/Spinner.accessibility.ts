import type { AccessibilityCriteria } from '../../accessibility/criteria.ts';

export const spinnerAccessibility = {
  role: 'none: decoration',
  pattern: 'Names and Descriptions',
  keyboard: 'Nothing to operate.',
  names: [{ says: 'Nothing: the words beside it do.', provenBy: 'components-spinner--beside-words' }],
  focus: 'Cannot have the focus.',
  wcag: {
    '1.1.1': 'Hidden from assistive technology.',
    '2.2.2': 'It turns only while something is at work, and not under reduced motion.',
    '2.3.1': 'It turns; it does not flash.',
  },
  forcedColors: 'It takes the text’s color.',
  reducedMotion: 'It stands still.',
  zoom: 'It grows with the text.',
} as const satisfies AccessibilityCriteria;
