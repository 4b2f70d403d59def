import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { modalAccessibility } from './Modal.accessibility.ts';
import { Modal, type ModalProps } from './Modal.tsx';

const meta = preview.meta({
  id: 'components-modal',
  title: 'Components/Feedback/Modal',
  component: Modal,
  tags: ['autodocs'],
  parameters: {
    ...padded,
    accessibility: modalAccessibility,
    docs: { story: { inline: false, height: '460px' } },
  },
  args: { isOpen: true, onOpenChange: fn(), title: 'This card expires this month', closeLabel: 'Close' },
});

const words = <p>Visa ···· 4242 is good until November 30. A payment after that day would not go through.</p>;

const longTerms = [
  'La cantidad',
  'La fecha',
  'La cuenta',
  'El titular',
  'El idioma',
  'La hora',
  'El banco',
].map((what) => (
  <p key={what}>
    {what}: usted autoriza un único cargo por la cantidad indicada, en la fecha indicada, a la cuenta
    indicada, y nada más que eso.
  </p>
));

const actions = (
  <>
    <Button>Use it today</Button>
    <Button variant="secondary">Choose another</Button>
  </>
);

export const Question = meta.story({
  args: { children: words, actions },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'This card expires this month' });
    for (let presses = 0; presses < 5; presses++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const MustBeAnswered = meta.story({
  args: {
    role: 'alertdialog',
    title: 'Are you still there?',
    children: <p>For your safety we sign you out in two minutes. Nothing has been submitted.</p>,
    actions: <Button>Stay signed in</Button>,
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

const harmless = fn();
export const EscapeAnswers = meta.story({
  args: {
    role: 'alertdialog',
    title: 'Pay more than is due?',
    onEscape: harmless,
    actions: <Button>Pay $200.00</Button>,
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Pay more than is due?' });
    await userEvent.keyboard('{Escape}');
    await expect(harmless).toHaveBeenCalledOnce();
  },
});

export const OnPhone = meta.story({ globals: onPhone, args: { children: words, actions } });

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    title: 'Condiciones electrónicas de pago y autorización de cargos a su cuenta bancaria',
    children: longTerms,
    actions,
  },
});

function Opened(args: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Pay $264.37</Button>
      <Modal {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const GivesTheFocusBack = meta.story({
  args: { children: words },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $264.37' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $264.37' })).toHaveFocus());
  },
});
