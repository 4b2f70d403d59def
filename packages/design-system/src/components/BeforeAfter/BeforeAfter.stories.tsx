import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { beforeAfterAccessibility } from './BeforeAfter.accessibility.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const meta = preview.meta({
  id: 'components-beforeafter',
  title: 'Components/Data display/BeforeAfter',
  component: BeforeAfter,
  tags: ['autodocs', 'mode:forced-colours'],
  parameters: { ...padded, accessibility: beforeAfterAccessibility },
  decorators: [inFlow],
  args: {
    caption: 'What changes if you cancel',
    headings: { before: 'If you keep it', after: 'If you cancel it' },
    rows: [
      { label: 'This payment', before: '$40.00 on December 2', after: 'Isn’t charged' },
      {
        label: 'Left to pay by December 6',
        before: '$133.25',
        after: '$173.25',
        note: 'Nothing pays it for you.',
      },
      { label: 'Your other scheduled payment', before: '$60.00 on November 26', after: 'Stays', stays: true },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'What changes if you cancel' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    await expect(within(table).getByRole('rowheader', { name: 'This payment' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    headings: { before: 'Si conserva el pago programado', after: 'Si cancela el pago programado' },
    rows: [
      {
        label: 'Lo que le queda por pagar a más tardar el domingo 6 de diciembre de 2026',
        before: '$13,395.46',
        after: '$17,395.46',
        note: 'Nada lo pagará automáticamente por la Panadería y Pastelería de la Calle Maple.',
      },
      { label: 'Auto Pay', before: '$1,133.25 el 6 de diciembre', after: 'Sigue como está', stays: true },
    ],
  },
});
