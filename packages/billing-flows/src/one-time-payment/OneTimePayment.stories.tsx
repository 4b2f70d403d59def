import {
  addDays,
  askedSituation,
  autoPayEffect,
  nearbyDebits,
  type OutcomeCode,
  type Payment,
  usd,
} from '@linework/domain';
import { paymentOptionsOf, situatedScenario, storyScenario } from '@linework/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { OneTimePaymentContext } from './one-time-payment.context.ts';
import { answersOf, SampleFlow } from './SampleFlow.tsx';
import { refused, sampleBankAccount, sampleCard, samplePayment, sampleToken } from './sample-ports.ts';

const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
});

/** The page after an outcome, with what had been answered before it. */
const told = (outcome: OutcomeCode): Partial<OneTimePaymentContext> => ({
  ...answersOf('current'),
  result: refused(outcome),
});
const ended = (outcome: OutcomeCode, changes: Partial<Payment>): Partial<OneTimePaymentContext> => ({
  ...answersOf('current'),
  result: {
    outcome,
    options: null,
    reference: null,
    payment: samplePayment(storyScenario('current'), changes),
  },
});
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Loading = meta.story({
  tags: ['state:one-time-payment.loading'],
  args: { state: 'loading', context: { options: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:one-time-payment.loadFailed', 'outcome:LW-BIL-010'],
  args: { state: 'loadFailed', context: { options: null, result: refused('LW-BIL-010') } },
});
export const RestrictedToCash = meta.story({
  tags: ['state:one-time-payment.restricted', 'outcome:LW-PAY-032'],
  args: { state: 'restricted', scenario: 'bothRestricted' },
});
export const RestrictedOnline = meta.story({
  tags: ['state:one-time-payment.restricted', 'outcome:LW-PAY-033'],
  args: { state: 'restricted', scenario: 'onlineBlocked' },
});
export const PaymentBeingChecked = meta.story({
  tags: ['state:one-time-payment.paymentBeingChecked', 'outcome:LW-PAY-040'],
  args: { state: 'paymentBeingChecked', scenario: 'checking' },
});

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
export const EnteringAmountPastDue50 = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  args: { state: 'enteringAmount', scenario: 'pastDue50' },
});
export const EnteringAmountNothingDue = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  args: { state: 'enteringAmount', scenario: 'nothingDue' },
});
export const EnteringAmountInvalid = meta.story({
  tags: ['state:one-time-payment.enteringAmount', 'outcome:LW-PAY-022'],
  args: { state: 'enteringAmount' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Other amount/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Payment amount' }), '6000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const message = 'Please enter a payment amount between $1.00 and $5,000.00';
    await expect(canvas.getByRole('textbox', { name: 'Payment amount' })).toHaveAccessibleDescription(
      message,
    );
    await expect(canvas.getByRole('group', { name: 'please correct the following errors' })).toHaveFocus();
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
  tags: ['state:one-time-payment.confirmingOverpayment', 'outcome:LW-PAY-024'],
  args: {
    state: 'confirmingOverpayment',
    context: { amount: { choice: 'other', money: usd(30_000), overpaymentConfirmed: false } },
  },
});

export const ChoosingMethod = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: { state: 'choosingMethod', context: { ...answersOf('current'), method: null } },
});
export const ChoosingMethodExpired = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: { state: 'choosingMethod', scenario: 'expiredCard' },
});
export const ChoosingMethodAutoPay = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: { state: 'choosingMethod', scenario: 'autoPayOn' },
});
export const ChoosingMethodCardsRestricted = meta.story({
  tags: ['state:one-time-payment.choosingMethod', 'outcome:LW-PAY-030', 'standing:method.restricted'],
  args: { state: 'choosingMethod', scenario: 'cardRestricted' },
});
export const ChoosingMethodBankRestricted = meta.story({
  tags: ['state:one-time-payment.choosingMethod', 'outcome:LW-PAY-031'],
  args: { state: 'choosingMethod', scenario: 'bankRestricted' },
});
export const ChoosingMethodCodeOver = meta.story({
  tags: ['state:one-time-payment.choosingMethod', 'outcome:LW-PAY-013'],
  args: { state: 'choosingMethod', context: told('LW-PAY-013') },
});
export const ChoosingMethodWithNewCard = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: {
    state: 'choosingMethod',
    context: {
      ...answersOf('current'),
      method: { kind: 'new', token: sampleToken(), method: sampleCard, save: true },
    },
  },
});
export const ChoosingMethodOnPhone = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  globals: phone,
  args: { state: 'choosingMethod', context: { ...answersOf('current'), method: null } },
});
export const ConfirmingExpiringCard = meta.story({
  tags: ['state:one-time-payment.confirmingExpiringCard'],
  args: {
    state: 'confirmingExpiringCard',
    scenario: 'expiringCard',
    context: answersOf('expiringCard'),
  },
});
export const EnteringCard = meta.story({
  tags: ['state:one-time-payment.enteringCard'],
  args: { state: 'enteringCard' },
});
export const EnteringCardInvalid = meta.story({
  tags: ['state:one-time-payment.enteringCard', 'outcome:LW-PAY-046'],
  args: { state: 'enteringCard' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4242 4242 4242 4241');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expiration date' }), '0125');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('group', { name: 'please correct the following errors' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Expiration date' })).toBeInvalid();
  },
});
export const EnteringBankAccount = meta.story({
  tags: ['state:one-time-payment.enteringBankAccount'],
  args: { state: 'enteringBankAccount' },
});
export const ConnectingBank = meta.story({
  tags: ['state:one-time-payment.connectingBank'],
  args: { state: 'connectingBank', scenario: 'bankConnect' },
});
export const WaitingForBank = meta.story({
  tags: ['state:one-time-payment.waitingForBank'],
  args: { state: 'waitingForBank', scenario: 'bankConnect' },
});
export const BankConnectFailed = meta.story({
  tags: ['state:one-time-payment.bankConnectFailed', 'outcome:LW-PAY-061'],
  args: { state: 'bankConnectFailed', scenario: 'bankConnect', context: { result: refused('LW-PAY-061') } },
});

export const ChoosingDate = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: { state: 'choosingDate', context: answersOf('current') },
});
export const ChoosingDateLater = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: { state: 'choosingDate', context: { ...answersOf('current'), date: '2026-12-01' } },
});
export const ChoosingDateMustBeToday = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-027'],
  args: { state: 'choosingDate', scenario: 'pastDue30', context: answersOf('pastDue30') },
});
export const ChoosingDateSlotsTaken = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-026'],
  args: { state: 'choosingDate', scenario: 'twoScheduled', context: answersOf('twoScheduled') },
});
export const ChoosingDateInvalid = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-025'],
  args: { state: 'choosingDate', context: answersOf('current') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'On another day' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Payment date' }), '13');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox', { name: 'Payment date' })).toHaveAccessibleDescription(
      /Please enter a valid date as MM\/DD\/YY/,
    );
  },
});

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
export const ReviewingWithoutPreview = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', context: { ...answersOf('current'), preview: null } },
});
export const ReviewingLongContent = meta.story({
  tags: ['state:one-time-payment.reviewing'],
  args: { state: 'reviewing', scenario: 'longNames', context: answersOf('longNames') },
});
export const SavingAttempt = meta.story({
  tags: ['state:one-time-payment.savingAttempt'],
  args: { state: 'savingAttempt', context: answersOf('current') },
});
export const Submitting = meta.story({
  tags: ['state:one-time-payment.submitting'],
  args: { state: 'submitting', context: answersOf('current') },
});

export const Paid = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001', {}) },
});
export const PaidRestoresService = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: {
    state: 'paid',
    context: ended('LW-PAY-001', { restoresServiceBy: '2026-11-21T15:19:00-05:00' }),
  },
});
export const Scheduled = meta.story({
  tags: ['state:one-time-payment.scheduled', 'outcome:LW-PAY-002'],
  args: {
    state: 'scheduled',
    context: ended('LW-PAY-002', { status: 'scheduled', paymentDate: addDays('2026-11-21', 10) }),
  },
});
export const Pending = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  args: {
    state: 'pending',
    context: ended('LW-PAY-003', {
      status: 'pending',
      method: {
        ...samplePayment(storyScenario('current')).method,
        ...sampleBankAccount,
        accountType: 'checking',
      },
    }),
  },
});
export const Checking = meta.story({
  tags: ['state:one-time-payment.checking', 'outcome:LW-PAY-040'],
  args: { state: 'checking', context: ended('LW-PAY-040', { status: 'unknown', confirmationNumber: null }) },
});
export const CheckingWithoutAnswer = meta.story({
  tags: ['state:one-time-payment.checking', 'outcome:LW-PAY-043'],
  args: { state: 'checking', context: told('LW-PAY-043') },
});
export const Declined = meta.story({
  tags: ['state:one-time-payment.declined', 'outcome:LW-PAY-010'],
  args: { state: 'declined', context: told('LW-PAY-010') },
});
export const SecurityCodeFailed = meta.story({
  tags: ['state:one-time-payment.securityCodeFailed', 'outcome:LW-PAY-011'],
  args: { state: 'securityCodeFailed', context: told('LW-PAY-011') },
});
export const VerificationFailed = meta.story({
  tags: ['state:one-time-payment.verificationFailed', 'outcome:LW-PAY-012'],
  args: { state: 'verificationFailed', context: told('LW-PAY-012') },
});
export const AmountChanged = meta.story({
  tags: ['state:one-time-payment.amountChanged', 'outcome:LW-PAY-020'],
  args: {
    state: 'amountChanged',
    context: {
      ...answersOf('current'),
      result: { ...refused('LW-PAY-020'), options: paymentOptionsOf(storyScenario('pastDue30')) },
    },
  },
});
export const DateNoLongerPossible = meta.story({
  tags: ['state:one-time-payment.dateNoLongerPossible', 'outcome:LW-PAY-021'],
  args: { state: 'dateNoLongerPossible', context: told('LW-PAY-021') },
});
export const MethodUnavailable = meta.story({
  tags: ['state:one-time-payment.methodUnavailable', 'outcome:LW-PAY-034'],
  args: { state: 'methodUnavailable', context: told('LW-PAY-034') },
});
export const AnotherPaymentInProgress = meta.story({
  tags: ['state:one-time-payment.anotherPaymentInProgress', 'outcome:LW-PAY-041'],
  args: { state: 'anotherPaymentInProgress', context: told('LW-PAY-041') },
});
export const TooManyAttempts = meta.story({
  tags: ['state:one-time-payment.tooManyAttempts', 'outcome:LW-PAY-045'],
  args: { state: 'tooManyAttempts', context: told('LW-PAY-045') },
});
export const SessionEnded = meta.story({
  tags: ['state:one-time-payment.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded', context: told('LW-AUT-030') },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:one-time-payment.serviceUnavailable', 'outcome:LW-PAY-060'],
  args: { state: 'serviceUnavailable', context: told('LW-PAY-060') },
});
export const AttemptRefused = meta.story({
  tags: ['state:one-time-payment.serviceUnavailable', 'outcome:LW-PAY-042'],
  args: { state: 'serviceUnavailable', context: told('LW-PAY-042') },
});
