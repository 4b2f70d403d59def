import { autoPayEffect, nearbyDebits } from '@linework/domain';
import { paymentOptionsOf, storyScenario } from '@linework/fixtures';
import { expect, screen, userEvent } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { OneTimePaymentContext } from './one-time-payment.context.ts';
import { answersOf, SampleFlow } from './SampleFlow.tsx';

/** The last step, and while it is sent. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
  parameters: wholePage,
});

const phone = { viewport: { value: 'phone', isRotated: false } };

const autoPayScenario = storyScenario('autoPayAndScheduled');
const autoPayReview: Partial<OneTimePaymentContext> = {
  ...answersOf('autoPayAndScheduled'),
  preview: {
    nearbyDebits: nearbyDebits(autoPayScenario.facts, autoPayScenario.today, autoPayScenario.today),
    autoPayEffect: autoPayEffect(
      autoPayScenario.facts,
      { amount: paymentOptionsOf(autoPayScenario).balance.amountDue, date: autoPayScenario.today },
      autoPayScenario.today,
    ),
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
});
export const ReviewingOnPhone = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  globals: phone,
  args: { state: 'reviewing', scenario: 'autoPayAndScheduled', context: autoPayReview },
});
export const ReviewingLater = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', context: { ...answersOf('current'), date: '2026-12-01' } },
});
export const ReviewingAfterDueDate = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', context: { ...answersOf('current'), date: '2027-01-15' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/days after your due date/)).toBeVisible();
  },
});
export const ReviewingFromBank = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: {
    state: 'reviewing',
    context: { ...answersOf('current'), method: bankAccount },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counted right away; your bank settles it in a few days')).toBeVisible();
    await expect(canvas.queryByText(/24 hours/)).toBeNull();
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
/** Leaving now stops nothing: the customer is told before they go. */
export const LeavingWhileSubmitting = meta.story({
  tags: ['state:one-time-payment.submitting'],
  args: { state: 'submitting', context: answersOf('current') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Save and leave|Guardar y salir)$/ }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/it goes on|sigue su curso/);
  },
});
