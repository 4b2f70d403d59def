import { screen } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleFlow } from './SampleFlow.tsx';

const meta = preview.meta({
  title: 'Flows/One-time payment steps',
  component: SampleFlow,
  parameters: wholePage,
});

/** Where the flow leads after a step: its picture changes when a target of the machine does. */
export const AsksBeforeOverpaying = meta.story({
  tags: ['state:one-time-payment.confirmingOverpayment'],
  args: { state: 'enteringAmount' },
  play: async ({ canvas, userEvent, words }) => {
    await userEvent.click(canvas.getByRole('radio', { name: words('payment').part('amount.other') }));
    await userEvent.type(canvas.getByRole('textbox', { name: words('payment').part('amount.field') }), '900');
    await userEvent.click(canvas.getByRole('button', { name: words('flow').part('continue') }));
    await screen.findByRole('alertdialog');
  },
});
