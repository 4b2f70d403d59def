import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { splitBarAccessibility } from './SplitBar.accessibility.ts';
import { SplitBar } from './SplitBar.tsx';

const meta = preview.meta({
  title: 'Components/Data display/SplitBar',
  id: 'components-splitbar',
  component: SplitBar,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: splitBarAccessibility },
  decorators: [inFlow],
  args: {
    whole: 17_325,
    parts: [
      { id: 'scheduled', label: 'December 2, scheduled by Sam Keller', cents: 4_000 },
      { id: 'autoPay', label: 'December 6, Auto Pay', cents: 13_325 },
    ],
    left: { label: 'Left to pay', cents: 0 },
  },
});

export const Covered = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      'December 2, scheduled by Sam Keller',
      'December 6, Auto Pay',
      'Left to pay',
    ]);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('$0.00');
  },
});

export const InPart = meta.story({
  args: {
    parts: [{ id: 'scheduled', label: 'December 2, scheduled by Sam Keller', cents: 10_000 }],
    left: { label: 'Left to pay', cents: 7_325 },
  },
  play: async ({ canvasElement }) => {
    // The end of the bar and the key of its row: what nothing pays is an outline.
    await expect(canvasElement.querySelectorAll('[data-shade="left"]')).toHaveLength(2);
  },
});

export const Three = meta.story({
  args: {
    parts: [
      { id: 'first', label: 'November 28, scheduled by you', cents: 6_000 },
      { id: 'second', label: 'December 2, scheduled by Sam Keller', cents: 4_000 },
      { id: 'autoPay', label: 'December 6, Auto Pay', cents: 7_325 },
    ],
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    whole: 1_339_546,
    parts: [
      {
        id: 'scheduled',
        label: '2 de diciembre, programado por María Fernanda de los Ángeles Villaseñor-Etxeberria',
        cents: 4,
      },
      { id: 'autoPay', label: '6 de diciembre, Auto Pay', cents: 1_339_542 },
    ],
    left: { label: 'Le queda por pagar', cents: 0 },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
