import type { OutcomeCode, Payment } from '@linework/domain';
import { paymentOptionsOf, type Scenario, type ScenarioName, storyScenario } from '@linework/fixtures';
import { refused, samplePayment } from '@linework/parts/payment/sample';
import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { QuickPayContext } from './quick-pay.types.ts';
import { confirmedBy, SampleQuickPay } from './SampleQuickPay.tsx';

/** What is asked, paid by one press over billing home: the confirmation, and what came of it. */
const meta = preview.meta({
  title: 'Flows/Quick pay',
  component: SampleQuickPay,
  tags: ['mode:forced-colours', 'mode:pseudo-long'],
});

const { facts } = storyScenario('current');
/** The same customer, who prefers their bank account. */
const byBank: Scenario = {
  ...storyScenario('current'),
  facts: {
    ...facts,
    methods: facts.methods.map((method) => ({ ...method, isPreferred: method.type === 'bankAccount' })),
  },
};

/** A result that no payment came of. */
const stopped = (outcome: OutcomeCode): Partial<QuickPayContext> => ({ result: refused(outcome) });
/** What became of a payment. */
const ended = (outcome: OutcomeCode, changes: Partial<Payment> = {}): Partial<QuickPayContext> => ({
  result: {
    outcome,
    payment: samplePayment(storyScenario('current'), changes),
    options: null,
    reference: null,
  },
});
const shielded = (name: ScenarioName): Partial<QuickPayContext> => {
  const scenario = storyScenario(name);
  const context = confirmedBy(scenario);
  const [, colleague] = scenario.users;
  return {
    ...context,
    preview: {
      nearbyDebits: [
        {
          kind: 'onItsWay',
          paymentId: 'payment',
          amount: { currency: 'USD', cents: 4_000 },
          date: scenario.today,
          madeBy: { userId: colleague?.id ?? 'colleague', name: 'Sam Keller' },
        },
      ],
      autoPayEffect: null,
    },
  };
};

export const Loading = meta.story({ tags: ['state:quick-pay.loading'], args: { state: 'loading' } });

export const Confirm = meta.story({
  tags: ['state:quick-pay.confirming', 'dialog:QuickPayDialog'],
  args: { state: 'confirming' },
});
export const ConfirmWithBankAccount = meta.story({
  tags: ['state:quick-pay.confirming'],
  args: { state: 'confirming', scenario: byBank },
});
export const ConfirmPastDue = meta.story({
  tags: ['state:quick-pay.confirming'],
  args: { state: 'confirming', scenario: 'pastDue43' },
});
export const ConfirmBesideAnotherPayment = meta.story({
  tags: ['state:quick-pay.confirming'],
  args: { state: 'confirming', context: shielded('current') },
});
export const ConfirmWithoutShield = meta.story({
  tags: ['state:quick-pay.confirming'],
  args: { state: 'confirming', context: { preview: null } },
});
export const ConfirmWithoutConnection = meta.story({
  tags: ['state:quick-pay.confirming'],
  args: { state: 'confirming', context: { isCutOff: true } },
});
export const CodeAgain = meta.story({
  tags: ['state:quick-pay.confirming', 'outcome:LW-PAY-013'],
  args: { state: 'confirming', context: stopped('LW-PAY-013') },
});
export const LongNames = meta.story({
  tags: ['state:quick-pay.confirming'],
  args: { state: 'confirming', scenario: 'longNames' },
});
export const Saving = meta.story({
  tags: ['state:quick-pay.savingAttempt'],
  args: { state: 'savingAttempt' },
});
export const Paying = meta.story({ tags: ['state:quick-pay.submitting'], args: { state: 'submitting' } });

export const Paid = meta.story({
  tags: ['state:quick-pay.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001') },
});
export const Pending = meta.story({
  tags: ['state:quick-pay.pending', 'outcome:LW-PAY-003'],
  args: { state: 'pending', scenario: byBank, context: ended('LW-PAY-003', { status: 'pending' }) },
});
export const Checking = meta.story({
  tags: ['state:quick-pay.checking', 'outcome:LW-PAY-040'],
  args: { state: 'checking', context: ended('LW-PAY-040', { status: 'unknown' }) },
});
export const Declined = meta.story({
  tags: ['state:quick-pay.refused', 'outcome:LW-PAY-010'],
  args: {
    state: 'refused',
    context: ended('LW-PAY-010', { status: 'failed', statusReason: 'LW-PAY-010' }),
  },
});
export const NotVerified = meta.story({
  tags: ['state:quick-pay.refused', 'outcome:LW-PAY-012'],
  args: { state: 'refused', context: stopped('LW-PAY-012') },
});
export const AmountChanged = meta.story({
  tags: ['state:quick-pay.amountChanged', 'outcome:LW-PAY-020'],
  args: {
    state: 'amountChanged',
    context: {
      result: { ...refused('LW-PAY-020'), options: paymentOptionsOf(storyScenario('pastDue12')) },
    },
  },
});
export const AnotherPaymentInProgress = meta.story({
  tags: ['state:quick-pay.anotherPaymentInProgress', 'outcome:LW-PAY-041'],
  args: { state: 'anotherPaymentInProgress', context: stopped('LW-PAY-041') },
});
export const NothingToPay = meta.story({
  tags: ['state:quick-pay.notOffered'],
  args: { state: 'notOffered', context: { options: paymentOptionsOf(storyScenario('nothingDue')) } },
});
export const NoMethod = meta.story({
  tags: ['state:quick-pay.notOffered'],
  args: { state: 'notOffered', context: { options: paymentOptionsOf(storyScenario('expiringCard')) } },
});
export const BillPayUnavailable = meta.story({
  tags: ['state:quick-pay.billPayUnavailable', 'outcome:LW-BIL-040'],
  args: { state: 'billPayUnavailable', context: stopped('LW-BIL-040') },
  play: async () => {
    await expect(screen.getByRole('link', { name: /Find a store|Buscar una tienda/ })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Try again|Intentar/ })).not.toBeInTheDocument();
    await expect(
      screen.queryByRole('link', { name: /another way|otra manera|otra forma/i }),
    ).not.toBeInTheDocument();
  },
});
export const SessionEnded = meta.story({
  tags: ['state:quick-pay.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded', context: stopped('LW-AUT-030') },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:quick-pay.serviceUnavailable', 'outcome:LW-PAY-060'],
  args: { state: 'serviceUnavailable', context: stopped('LW-PAY-060') },
});
