import { type OutcomeCode, type Payment, paidMobileBill, usd } from '@linework/domain';
import { type Scenario, storyScenario } from '@linework/fixtures';
import { refused, samplePayment } from '@linework/parts/payment/sample';
import { expect, screen, userEvent } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { DevicePaymentContext } from './device-payment.types.ts';
import { answersOf, deviceOptionsOf, SampleDevicePayment } from './SampleDevicePayment.tsx';
import { sampleDevice } from './sample-ports.ts';

/** Each state as the customer sees it. */
const meta = preview.meta({
  title: 'Flows/Device payment',
  component: SampleDevicePayment,
  parameters: wholePage,
});

const scenario = storyScenario('mobileActive');
const reviewed = answersOf(scenario);
const part = { choice: 'other', money: usd(10_000) } as const;

/** The same customer with a device that is otherwise. */
function withDevice(changes: Partial<ReturnType<typeof sampleDevice>>): Scenario {
  const { facts } = scenario;
  const [first, ...others] = facts.mobile?.devices ?? [];
  if (!facts.mobile || !first) throw new Error('This customer has no device');
  const mobile = { ...facts.mobile, devices: [{ ...first, ...changes }, ...others] };
  return { ...scenario, facts: { ...facts, mobile } };
}

const longNames = withDevice({
  name: 'Meridian Convertible Tablet 11 LTE, 128 GB, with keyboard, pen and a four-year protection plan',
});
const oneLeft = withDevice({ balance: usd(499), monthlyAmount: usd(1_499), installmentsLeft: 1 });
const paidOff = withDevice({ balance: usd(0), installmentsLeft: 0 });

const paymentWith = (changes: Partial<Payment> = {}): Payment => {
  const { id, name, lineLastFour } = sampleDevice(scenario);
  return samplePayment(scenario, {
    amount: usd(59_994),
    postedDate: scenario.today,
    device: { id, name, lineLastFour },
    ...changes,
  });
};

/** A result that no payment came of. */
const stopped = (outcome: OutcomeCode): Partial<DevicePaymentContext> => ({
  ...reviewed,
  result: refused(outcome),
});
/** What became of a payment. */
const ended = (
  outcome: OutcomeCode,
  changes: Partial<Payment> = {},
  after: Scenario | null = null,
): Partial<DevicePaymentContext> => ({
  ...reviewed,
  result: {
    outcome,
    payment: paymentWith(changes),
    options: after && deviceOptionsOf(after),
    reference: null,
  },
});

export const Loading = meta.story({
  tags: ['state:device-payment.loading'],
  args: { state: 'loading', context: { options: null } },
});
export const Amount = meta.story({
  tags: ['state:device-payment.enteringAmount'],
  args: { state: 'enteringAmount' },
  play: async ({ canvas }) => {
    // A bill that is out already keeps the device's monthly payment.
    await expect(
      await canvas.findByText(/already sent, you still owe it|ya emitida, todavía la debe/),
    ).toBeVisible();
  },
});
/** No others follow that could stay what they are. */
export const AmountOfTheLast = meta.story({
  tags: ['state:device-payment.enteringAmount'],
  args: { state: 'enteringAmount', scenario: oneLeft },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /Only your last monthly payment is left: \$4\.99|Solo le queda la última mensualidad, de \$4\.99/,
      ),
    ).toBeVisible();
    await expect(
      canvas.queryByText(/Your monthly payment stays|Las próximas siguen/),
    ).not.toBeInTheDocument();
  },
});
/** What a part leaves is told while it is typed. */
export const AnotherAmount = meta.story({
  tags: ['state:device-payment.enteringAmount'],
  args: { state: 'enteringAmount', context: { amount: part } },
});
export const AmountOutOfBounds = meta.story({
  tags: ['state:device-payment.enteringAmount', 'outcome:LW-PAY-022'],
  args: { state: 'enteringAmount', context: { amount: part, result: refused('LW-PAY-022') } },
});
export const LongNames = meta.story({
  tags: ['state:device-payment.enteringAmount', 'mode:pseudo-long'],
  args: { state: 'enteringAmount', scenario: longNames },
});
export const Card = meta.story({
  tags: ['state:device-payment.choosingMethod'],
  args: { state: 'choosingMethod', context: { ...reviewed, method: null } },
});
/** The page was left open past midnight: the card is confirmed again, and nothing else is asked. */
export const CardOnANewDay = meta.story({
  tags: ['state:device-payment.choosingMethod', 'outcome:LW-PAY-021'],
  args: { state: 'choosingMethod', context: { ...reviewed, result: refused('LW-PAY-021') } },
});
export const ExpiringCard = meta.story({
  tags: ['state:device-payment.confirmingExpiringCard'],
  args: { state: 'confirmingExpiringCard', context: reviewed },
});
export const NewCard = meta.story({
  tags: ['state:device-payment.enteringCard'],
  args: { state: 'enteringCard', context: { ...reviewed, method: null } },
});
export const Review = meta.story({
  tags: ['state:device-payment.reviewing'],
  args: { state: 'reviewing', context: reviewed },
});
export const ReviewOfAPart = meta.story({
  tags: ['state:device-payment.reviewing'],
  args: { state: 'reviewing', context: { ...reviewed, amount: part } },
});
/** A colleague paid a part of it today: nobody pays twice unknowingly. */
export const ReviewAfterAnother = meta.story({
  tags: ['state:device-payment.reviewing'],
  args: {
    state: 'reviewing',
    scenario: {
      ...scenario,
      facts: {
        ...scenario.facts,
        devicePayments: [
          paymentWith({ amount: usd(5_000), createdBy: { userId: 'colleague', name: 'Sam Keller' } }),
        ],
      },
    },
  },
  render: (args) => {
    const known = typeof args.scenario === 'object' ? answersOf(args.scenario) : {};
    return <SampleDevicePayment {...args} context={known} />;
  },
  play: async () => {
    await expect(
      await screen.findByText(/There’s already a payment for this device today|Hoy ya se hizo un pago/),
    ).toBeVisible();
  },
});
export const ReviewWithoutConnection = meta.story({
  tags: ['state:device-payment.reviewing'],
  args: { state: 'reviewing', context: { ...reviewed, isCutOff: true } },
});
export const Saving = meta.story({
  tags: ['state:device-payment.savingAttempt'],
  args: { state: 'savingAttempt', context: reviewed },
});
export const Paying = meta.story({
  tags: ['state:device-payment.submitting'],
  args: { state: 'submitting', context: reviewed },
});
export const PaidOff = meta.story({
  tags: ['state:device-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001', {}, paidOff) },
});
export const PartPaid = meta.story({
  tags: ['state:device-payment.paid', 'outcome:LW-PAY-001'],
  args: {
    state: 'paid',
    context: ended(
      'LW-PAY-001',
      { amount: usd(10_000) },
      withDevice({ balance: usd(49_994), installmentsLeft: 15 }),
    ),
  },
});
/** What is left could not be looked up: that it was paid is told without it. */
export const PaidAndNoMoreKnown = meta.story({
  tags: ['state:device-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001') },
});
export const Checking = meta.story({
  tags: ['state:device-payment.checking', 'outcome:LW-PAY-040'],
  args: { state: 'checking', context: ended('LW-PAY-040', { status: 'unknown', postedDate: null }) },
});
export const Declined = meta.story({
  tags: ['state:device-payment.declined', 'outcome:LW-PAY-010'],
  args: {
    state: 'declined',
    context: ended('LW-PAY-010', { status: 'failed', statusReason: 'LW-PAY-010', postedDate: null }),
  },
});
export const AmountChanged = meta.story({
  tags: ['state:device-payment.amountChanged', 'outcome:LW-PAY-020'],
  args: {
    state: 'amountChanged',
    context: {
      ...reviewed,
      result: {
        ...refused('LW-PAY-020'),
        options: deviceOptionsOf(withDevice({ balance: usd(49_994), installmentsLeft: 15 })),
        paidMeanwhile: [
          paymentWith({ amount: usd(10_000), createdBy: { userId: 'colleague', name: 'Sam Keller' } }),
        ],
      },
    },
  },
});
export const MethodUnavailable = meta.story({
  tags: ['state:device-payment.methodUnavailable', 'outcome:LW-PAY-034'],
  args: { state: 'methodUnavailable', context: stopped('LW-PAY-034') },
});
export const AnotherPaymentInProgress = meta.story({
  tags: ['state:device-payment.anotherPaymentInProgress', 'outcome:LW-PAY-041'],
  args: { state: 'anotherPaymentInProgress', context: stopped('LW-PAY-041') },
});
export const PaymentBeingChecked = meta.story({
  tags: ['state:device-payment.paymentBeingChecked', 'outcome:LW-PAY-040'],
  args: {
    state: 'paymentBeingChecked',
    scenario: {
      ...scenario,
      facts: {
        ...scenario.facts,
        devicePayments: [paymentWith({ status: 'unknown', postedDate: null, amount: usd(5_000) })],
      },
    },
  },
});
export const TooManyAttempts = meta.story({
  tags: ['state:device-payment.tooManyAttempts', 'outcome:LW-PAY-045'],
  args: { state: 'tooManyAttempts', context: stopped('LW-PAY-045') },
});
export const DevicesUnavailable = meta.story({
  tags: ['state:device-payment.devicesUnavailable', 'outcome:LW-MOB-020'],
  args: {
    state: 'devicesUnavailable',
    context: { options: null, result: refused('LW-MOB-020') },
  },
});
export const NothingLeft = meta.story({
  tags: ['state:device-payment.nothingLeft'],
  args: { state: 'nothingLeft', scenario: paidOff },
});
export const NotPayable = meta.story({
  tags: ['state:device-payment.deviceNotPayable', 'outcome:LW-MOB-021'],
  args: {
    state: 'deviceNotPayable',
    context: { options: null, result: refused('LW-MOB-021') },
  },
});
export const SessionEnded = meta.story({
  tags: ['state:device-payment.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded', context: stopped('LW-AUT-030') },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:device-payment.serviceUnavailable', 'outcome:LW-PAY-060'],
  args: { state: 'serviceUnavailable', context: stopped('LW-PAY-060') },
});

/** Played from the amount to the receipt, by a part that leaves fewer installments. */
export const PaysAPart = meta.story({
  tags: ['journey'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^(Other amount|Otro monto)/ }));
    await userEvent.type(screen.getByRole('textbox'), '100');
    await expect(await screen.findByText(/15 payments left|quedan 15 mensualidades/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /\$100\.00/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /CVV/ }), '123');
    await userEvent.click(screen.getByRole('button', { name: /^(Continue|Continuar)/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Pay|Pagar) \$100\.00/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: /\$100\.00/ });
    await expect(heading).toHaveFocus();
    await expect(screen.getByText(/15 payments left|quedan 15 mensualidades/)).toBeVisible();
  },
});

/* The mobile bill, which is paid as a device is. */
const ofBill = { pays: 'mobileBill', scenario: 'mobileOff' } as const;
const billReviewed = answersOf(storyScenario('mobileOff'), 'mobileBill');

export const BillAmount = meta.story({
  tags: ['state:device-payment.enteringAmount'],
  args: { ...ofBill, state: 'enteringAmount' },
  play: async ({ canvas }) => {
    const pastDue = await canvas.findByRole('radio', {
      name: /^(The past due amount|Past due|Saldo vencido)/,
    });
    await expect(pastDue).toBeChecked();
    await expect(canvas.getByRole('button', { name: /\$210\.97$/ })).toBeVisible();
  },
});
export const BillMethod = meta.story({
  tags: ['state:device-payment.choosingMethod'],
  args: { ...ofBill, state: 'choosingMethod', context: { ...billReviewed, method: null } },
});
/** Mobile service is back within two hours, not in minutes. */
export const BillReview = meta.story({
  tags: ['state:device-payment.reviewing'],
  args: { ...ofBill, state: 'reviewing', context: billReviewed },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('payment').like('device.bill'))).toBeVisible();
    await expect(canvas.getByText(words('payment').like('brings.howMobile'))).toBeVisible();
  },
});
export const BillPaid = meta.story({
  tags: ['state:device-payment.paid', 'outcome:LW-PAY-001'],
  args: {
    ...ofBill,
    state: 'paid',
    context: {
      ...billReviewed,
      result: {
        ...refused('LW-PAY-001'),
        payment: samplePayment(storyScenario('mobileOff'), {
          amount: usd(39_737),
          postedDate: scenario.today,
          device: paidMobileBill(storyScenario('mobileOff').facts),
          restoresServiceBy: '2026-11-21T22:04:00.000Z',
        }),
      },
    },
  },
});
export const BillNothingDue = meta.story({
  tags: ['state:device-payment.nothingLeft'],
  args: { pays: 'mobileBill', scenario: 'mobileInactive', state: 'nothingLeft' },
});
