import { autoPayEffect, type Money, nearbyDebits, usd } from '@linework/domain';
import { paymentOptionsOf, type ScenarioName, storyScenario } from '@linework/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { OneTimePaymentContext } from './one-time-payment.types.ts';
import { answersOf, SampleFlow } from './SampleFlow.tsx';

/** The last step, and while it is sent. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
  parameters: wholePage,
});

const phone = { viewport: { value: 'phone', isRotated: false } };

/** The review of the amount due on a day, with what else leaves then. */
function reviewOf(
  name: ScenarioName,
  date = storyScenario(name).today,
  part: Money | null = null,
): Partial<OneTimePaymentContext> {
  const scenario = storyScenario(name);
  const amountDue = part ?? paymentOptionsOf(scenario).balance.amountDue;
  return {
    ...answersOf(name),
    ...(part && { amount: { choice: 'other', money: part, overpaymentConfirmed: false } }),
    date,
    preview: {
      nearbyDebits: nearbyDebits(scenario.facts, date, scenario.today),
      autoPayEffect: autoPayEffect(scenario.facts, { amount: amountDue, date }, scenario.today),
    },
  };
}
const pastDue30 = storyScenario('pastDue30');
const madeByAutoPay = {
  ...pastDue30,
  facts: {
    ...pastDue30.facts,
    payments: pastDue30.facts.payments.map((payment) => ({ ...payment, channel: 'autoPay' as const })),
  },
};
const autoPayReview = reviewOf('autoPayAndScheduled');
const afterAutoPay = reviewOf('autoPayOn', '2026-12-20');

/** The review beside a payment on its way, had Auto Pay made it. */
const sentByAutoPay: Partial<OneTimePaymentContext> = {
  ...reviewOf('pastDue30'),
  preview: {
    nearbyDebits: nearbyDebits(madeByAutoPay.facts, madeByAutoPay.today, madeByAutoPay.today),
    autoPayEffect: null,
  },
};

const bank = paymentOptionsOf(storyScenario('current')).methods.find(
  ({ method }) => method.type === 'bankAccount',
);
const bankAccount = bank ? ({ kind: 'saved', methodId: bank.method.id, token: null } as const) : null;

export const PreparingReview = meta.story({
  tags: ['state:one-time-payment.preparingReview'],
  args: { state: 'preparingReview', context: answersOf('current') },
});
export const Reviewing = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', context: answersOf('current') },
});
export const ReviewingWithAutoPay = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'autoPayAndScheduled', context: autoPayReview },
  play: async ({ canvas, canvasElement }) => {
    const told = canvas.getByText(/^(We’ll still charge|También cobraremos) \$40\.00/).parentElement;
    await expect(told).toHaveTextContent(/To avoid that, cancel|Para evitarlo, cancele/);
    await expect(
      within(canvasElement).getByRole('link', { name: /^(Change or cancel|Cambiar o cancelar) / }),
    ).toHaveAttribute('href', '/billing/pay-bill?open=fdp');
  },
});
/** What this payment leaves, and what is set already to pay that, down to nothing. */
export const ReviewingPartOfTheBill = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: {
    state: 'reviewing',
    scenario: 'autoPayAndScheduled',
    context: reviewOf('autoPayAndScheduled', undefined, usd(10_000)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^(You’re paying \$100\.00 to Linework Business, today|Va a pagar \$100\.00 a Linework Business)/,
    );
    await expect(canvas.getByText(/^(Yes, but less|Sí, pero menos): \$33\.25/)).toBeVisible();
    // On a phone the sum is folded.
    await expect(
      canvas.getByRole('heading', {
        name: /^(Left to pay after this|Por pagar después de este pago)/,
        hidden: true,
      }),
    ).toHaveTextContent('$73.25');
    await expect(canvas.getByText(/^(Left to pay|Le queda por pagar)$/).closest('div')).toHaveTextContent(
      '$0.00',
    );
  },
});
/** The service is off: what paying brings back is said before the button. */
export const ReviewingBringsServiceBack = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'pastDue50', context: reviewOf('pastDue50') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(This payment brings your service back|Con este pago se restablece su servicio)\.$/),
    ).toBeVisible();
  },
});
export const ReviewingTooLittleForService = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  globals: phone,
  args: {
    state: 'reviewing',
    scenario: 'pastDue50',
    context: reviewOf('pastDue50', undefined, usd(2_000)),
  },
  play: async ({ canvas }) => {
    // On a phone it stands clear of the button that stays at the foot.
    const missing = canvas.getByText(/^(You’ll still have .* past due|Le quedará un saldo vencido)/);
    const { top } = canvas.getByRole('button', { name: /^(Pay|Pagar) \$20\.00/ }).getBoundingClientRect();
    await expect(missing.getBoundingClientRect().bottom).toBeLessThan(top);
  },
});
/** What else is planned is named by what it is. */
export const ReviewingWithScheduledPayments = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'twoScheduled', context: reviewOf('twoScheduled') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^(We’ll still make the 2 scheduled payments|También cobraremos los 2 pagos programados)\.$/,
      ),
    ).toBeVisible();
    // How many there are is said once, where they are named.
    await expect(
      canvas.getByText(
        /^(You can’t schedule another payment right now|Por ahora no puede programar otro pago)$/,
      ),
    ).toBeVisible();
    await expect(canvas.getAllByText(/(2|two) scheduled payments|(2|dos) pagos programados/)).toHaveLength(1);
    await expect(
      canvas.getByText(/the scheduled ones will become credits|los programados quedarán como saldo a favor/),
    ).toBeVisible();
  },
});
/** Less than is due by itself, more with what is scheduled: the credit is seen without unfolding anything. */
export const ReviewingLessThanIsDueWithScheduled = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: {
    state: 'reviewing',
    scenario: 'twoScheduled',
    context: reviewOf('twoScheduled', undefined, usd(10_000)),
  },
  globals: phone,
  play: async ({ canvas, words }) => {
    const credit = words('payment').like('review.payingCreditWithOthers', { extra: usd(2_175) });
    await expect(canvas.getByText(credit)).toBeVisible();
  },
});
export const ReviewingWithPendingPayment = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'pastDue30', context: reviewOf('pastDue30') },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    const pending = canvas.getByText('Ya hay un pago en proceso.');
    await expect(pending).toBeVisible();
    // What the payment does for the service is the first to be read.
    const brings = canvas.getByText('Con este pago conserva su servicio.');
    await expect(brings.compareDocumentPosition(pending)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
/** What Auto Pay has sent is not said to be anybody's doing. */
export const ReviewingWithPendingAutoPay = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'pastDue30', context: sentByAutoPay },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^Auto Pay (charged|cobró) \$50\.00 .*\. (It hasn’t posted yet, but we’ve already subtracted it|Aún no se refleja, pero ya lo descontamos)/,
      ),
    ).toBeVisible();
  },
});
export const ReviewingWithPendingAutoPayInSpanish = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  globals: { language: 'es' },
  args: { state: 'reviewing', scenario: 'pastDue30', context: sentByAutoPay },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Auto Pay cobró \$50\.00 el .*\. Aún no se refleja, pero ya lo descontamos/),
    ).toBeVisible();
  },
});
/** Auto Pay takes the bill before this payment does. */
export const ReviewingAfterAutoPay = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'autoPayOn', context: afterAutoPay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(You’d be paying twice|Pagaría dos veces)/)).toBeVisible();
  },
});
/** The same where other payments could not be looked up. */
export const ReviewingAfterAutoPayWithoutPreview = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'autoPayOn', context: { ...afterAutoPay, preview: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(You’d be paying twice|Pagaría dos veces)/)).toBeVisible();
  },
});
export const ReviewingOnPhone = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  globals: phone,
  args: { state: 'reviewing', scenario: 'autoPayAndScheduled', context: autoPayReview },
});
export const ReviewingLater = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', context: { ...answersOf('current'), date: '2026-12-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Still unpaid on|Sin pagar el) /)).toBeNull();
  },
});
export const ReviewingAfterDueDate = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', context: { ...answersOf('current'), date: '2027-01-15' } },
  play: async ({ canvas, words }) => {
    await expect(
      canvas.getByText(/days after your due date|días después de su fecha de vencimiento/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^(Still unpaid on December\s5|Sin pagar el 5\sde\sdiciembre)$/),
    ).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 1 });
    const { part } = words('payment');
    await expect(heading).toHaveTextContent(part('review.willPay'));
    await expect(heading).toHaveTextContent('$178.25');
    const when = { payee: 'Linework Business', date: '2027-01-15' };
    await expect(heading).toHaveTextContent(part('review.toLaterYear', when));
  },
});
export const ReviewingFromBank = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: {
    state: 'reviewing',
    context: { ...answersOf('current'), method: bankAccount },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^(Subtracted from your balance right away; clears your bank|Se resta de su saldo al instante; su banco lo procesa)/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/24 (hours|horas)/)).toBeNull();
  },
});
export const ReviewingWithoutPreview = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', context: { ...answersOf('current'), preview: null } },
});
export const ReviewingLongContent = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'longNames', context: answersOf('longNames') },
});
export const ReviewingWithoutConnection = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  globals: phone,
  args: { state: 'reviewing', context: { ...answersOf('current'), isCutOff: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/nothing was sent|no se envió nada/);
    await expect(canvas.getByRole('button', { name: /^(Pay|Pagar) \$/ })).toBeEnabled();
  },
});
export const SavingAttempt = meta.story({
  tags: ['state:one-time-payment.savingAttempt'],
  args: { state: 'savingAttempt', context: answersOf('current') },
});
export const Submitting = meta.story({
  tags: ['state:one-time-payment.submitting'],
  args: { state: 'submitting', context: answersOf('current') },
});
/** It takes longer: the line under the button says that it is worked on, and that it is charged once. */
export const SubmittingForLong = meta.story({
  tags: ['state:one-time-payment.submitting'],
  args: { state: 'submitting', context: answersOf('current') },
  play: async ({ canvas }) => {
    const status = await canvas.findByText(
      /^(Still working|Seguimos procesando su pago)\./,
      { selector: '[role="status"]' },
      { timeout: 10_000 },
    );
    await expect(status).toBeInTheDocument();
    await expect(canvas.queryByText(/accept the|acepta los/)).toBeNull();
  },
});
/** Leaving now stops nothing: the customer is told before they go. */
export const LeavingWhileSubmitting = meta.story({
  tags: ['state:one-time-payment.submitting'],
  args: { state: 'submitting', context: answersOf('current') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Save and exit|Guardar y salir)$/ }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/won’t stop your payment|no detiene su pago/);
  },
});
/** Nothing is due if the payment that people look into went through: what is paid beside it is a credit only then. */
export const ReviewBesideOneWithSupport = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: {
    state: 'reviewing',
    scenario: 'checkingHandedOver',
    context: reviewOf('checkingHandedOver', undefined, usd(17_825)),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(If the payment we’re looking into|Si el pago que estamos)/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/already a payment we can’t confirm yet|ya hay un pago aún sin confirmar/i),
    ).toBeVisible();
    await expect(canvas.queryByText(/hasn’t posted yet|Aún no se refleja/)).toBeNull();
    await expect(canvas.getByText(/if your other payment went through|si se confirma el otro/)).toBeVisible();
  },
});
