import { usd, zero } from '@linework/domain';
import { paymentOptionsOf, situatedScenario, storyScenario } from '@linework/fixtures';
import { askedSituation } from '@linework/review';
import { expect, screen, waitFor } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { answersOf, SampleFlow } from './SampleFlow.tsx';

/** The first step. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
  parameters: wholePage,
});

const phone = { viewport: { value: 'phone', isRotated: false } };

/** Follows the toolbar's situation. */
export const EnteringAmount = meta.story({
  tags: ['state:one-time-payment.enteringAmount', 'situation:chosen'],
  render: (args, { globals }) => (
    <SampleFlow {...args} scenario={situatedScenario('pastDue30', askedSituation(globals))} />
  ),
  args: { state: 'enteringAmount', scenario: 'pastDue30' },
});
export const EnteringAmountOnPhone = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  globals: { ...phone, language: 'es' },
  args: { state: 'enteringAmount', scenario: 'pastDue30' },
});
/** Nothing was answered yet that could be kept, so the way out promises no saving. */
export const EnteringAmountPastDue50 = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  args: { state: 'enteringAmount', scenario: 'pastDue50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Exit|Salir)$/ })).toBeVisible();
  },
});
export const EnteringAmountNothingDue = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  args: { state: 'enteringAmount', scenario: 'nothingDue' },
});
/** A scheduled payment covers the bill: what is due is not offered as if nobody paid it. */
export const EnteringAmountCovered = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  args: {
    state: 'enteringAmount',
    context: { options: { ...paymentOptionsOf(storyScenario('current')), left: zero } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /already covers this bill\. If you pay more|ya cubre esta factura\. Si paga más/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Other amount|Otro monto/ })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ })).toBeVisible();
  },
});
/** Nothing is due if it went through, and all of it if it didn't: nobody is told that nothing is. */
export const EnteringAmountUnconfirmed = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  args: { state: 'enteringAmount', scenario: 'checkingHandedOver' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /can’t confirm yet that \$178\.25 of your balance|Aún no podemos confirmar que un monto de \$178\.25 de su saldo/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/Nothing is due|No tiene nada por pagar/)).toBeNull();
    const [line] = canvas.getAllByText(/^(Not confirmed yet|Aún sin confirmar)$/);
    await expect(line?.parentElement).toHaveTextContent(/178\.25/);
    await expect(canvas.queryByText(/^(Pending payments|Pagos en proceso)$/)).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveValue('178.25');
  },
});
/** Another amount, and none typed yet: nothing is said to be paid until there is a figure. */
export const EnteringOtherAmountOnPhone = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  globals: phone,
  args: { state: 'enteringAmount', scenario: 'pastDue50' },
  play: async ({ canvas, userEvent }) => {
    const paying = () => canvas.queryByText(/^(Paying|Va a pagar) \$/);
    await expect(paying()).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Other amount|Otro monto/ }));
    await expect(paying()).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), '200');
    await expect(paying()).toHaveTextContent(/\$200\.00$/);
  },
});
export const EnteringAmountInvalid = meta.story({
  tags: ['state:one-time-payment.enteringAmount', 'outcome:LW-PAY-022'],
  args: { state: 'enteringAmount' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Other amount|Otro monto/ }));
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: /^(Payment amount|Monto del pago)/ })).toBeRequired();
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Payment amount|Monto del pago)/ }), '6000');
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    const message =
      /^(Please enter a payment amount between|Escriba un monto de pago entre) \$1\.00 (and|y) \$5,000\.00$/;
    await expect(
      canvas.getByRole('textbox', { name: /^(Payment amount|Monto del pago)/ }),
    ).toHaveAccessibleDescription(message);
    await waitFor(() =>
      expect(
        canvas.getByRole('group', {
          name: /^(please correct the following errors|corrija los siguientes errores)$/,
        }),
      ).toHaveFocus(),
    );
  },
});
export const EnteringAmountResumed = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  args: {
    state: 'enteringAmount',
    context: { ...answersOf('current'), resumed: true, method: null, date: null },
  },
});
export const ConfirmingOverpayment = meta.story({
  tags: ['state:one-time-payment.confirmingOverpayment', 'outcome:LW-PAY-024', 'dialog:OverpaymentModal'],
  args: {
    state: 'confirmingOverpayment',
    context: { amount: { choice: 'other', money: usd(30_000), overpaymentConfirmed: false } },
  },
  // A closed account pays here too, and has no next bill.
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/becomes a credit on your account|saldo a favor en su cuenta/);
  },
});
/** What is scheduled leaves too: the credit is told with it. */
export const ConfirmingOverpaymentBesideScheduled = meta.story({
  tags: ['state:one-time-payment.confirmingOverpayment', 'outcome:LW-PAY-024', 'dialog:OverpaymentModal'],
  args: {
    state: 'confirmingOverpayment',
    scenario: 'twoScheduled',
    context: { amount: { choice: 'other', money: usd(30_000), overpaymentConfirmed: false } },
  },
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/\$121\.75.*\$221\.75/);
  },
});
