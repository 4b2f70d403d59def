import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, padded } from '../../foundations/frames.tsx';
import { disclosureAccessibility } from './Disclosure.accessibility.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  id: 'components-disclosure',
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: disclosureAccessibility },
  decorators: [inFlow],
  args: {
    title: 'When will my service be back?',
    children: <p>Within a few minutes of the payment. Mobile lines take one to two hours.</p>,
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({ args: { defaultExpanded: true } });

export const OpensFromTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Within a few minutes/)).toBeVisible();
  },
});

export const Several = meta.story({
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure {...args} title="What if I pay only a part of it?" />
    </>
  ),
});

export const LongContent = meta.story({
  args: {
    title:
      '¿Qué sucede con los equipos alquilados si el servicio permanece suspendido durante más de 76 días?',
  },
});

export const ClosesWithSpace = meta.story({
  args: { defaultExpanded: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Within a few minutes/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
