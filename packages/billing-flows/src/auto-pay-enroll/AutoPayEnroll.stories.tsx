import { authorizationVersion, type EnrolmentOffer } from '@linework/domain';
import { paymentOptionsOf, type ScenarioName, storyScenario } from '@linework/fixtures';
import { refused, samplePayment } from '@linework/parts/payment/sample';
import { expect, userEvent } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { EnrollContext } from './auto-pay-enroll.types.ts';
import { enrollContextOf, SampleAutoPayEnroll } from './SampleAutoPayEnroll.tsx';
import { enrolledOfferOf, stoppedWith } from './sample-results.ts';

/** Turning Auto Pay on: what is due, what is debited, on which day, and what came of it. */
const meta = preview.meta({
  title: 'Flows/Auto Pay/Enroll',
  component: SampleAutoPayEnroll,
  parameters: wholePage,
});

const bankOf = (name: ScenarioName): Partial<EnrollContext> => {
  const bank = storyScenario(name).facts.methods.find(({ type }) => type === 'bankAccount');
  return { method: { kind: 'saved', methodId: bank?.id ?? '', token: null } };
};
const paying = { isPaying: true } as const;
const current = storyScenario('current');
const enrolled: EnrolmentOffer = enrolledOfferOf('current');
const paid = enrolledOfferOf('nothingDue');
const result = (changes: Partial<NonNullable<EnrollContext['result']>>): Partial<EnrollContext> => ({
  result: { ...refused('LW-APY-020'), outcome: null, offer: enrolled, ...changes },
});

const textBefore = { textVersion: '2026-03', wording: { en: 'The text before.', es: 'El texto de antes.' } };
const { offers = null } = enrollContextOf(current);
/** With the text that was accepted before today's. */
const byTextBefore: Partial<EnrollContext> = {
  offers: offers && { ...offers, enrollOnly: { ...offers.enrollOnly, ...textBefore } },
};

export const Loading = meta.story({
  tags: ['state:auto-pay-enroll.loading'],
  args: { state: 'loading', context: { options: null, offers: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:auto-pay-enroll.loadFailed', 'outcome:LW-APY-010'],
  args: { state: 'loadFailed', context: { options: null, offers: null } },
});
export const NotAllowed = meta.story({
  tags: ['state:auto-pay-enroll.notAllowed', 'outcome:LW-APY-011'],
  args: { state: 'notAllowed', scenario: 'disconnected' },
});
export const Restricted = meta.story({
  tags: ['state:auto-pay-enroll.restricted', 'outcome:LW-PAY-032'],
  args: { state: 'restricted', scenario: 'bothRestricted' },
});
export const OnlineBlocked = meta.story({
  tags: ['state:auto-pay-enroll.restricted', 'outcome:LW-PAY-033'],
  args: { state: 'restricted', scenario: 'onlineBlocked', context: stoppedWith('LW-PAY-033') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t use Auto\sPay\.$|no puede usar Auto\sPay\.$/)).toBeVisible();
    await expect(canvas.queryByText(/weren’t charged|no se le cobró/i)).toBeNull();
  },
});
/** Sent with a payment and refused: then it is said that nothing was charged. */
export const OnlineBlockedMeanwhile = meta.story({
  tags: ['state:auto-pay-enroll.restricted', 'outcome:LW-PAY-033'],
  args: {
    state: 'restricted',
    scenario: 'onlineBlocked',
    context: {
      ...stoppedWith('LW-PAY-033'),
      accepted: { acceptedTerms: [], textVersion: authorizationVersion, language: 'en' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/weren’t charged|no se le cobró/i)).toBeVisible();
  },
});
export const AlreadyOn = meta.story({
  tags: ['state:auto-pay-enroll.alreadyOn'],
  args: { state: 'alreadyOn', scenario: 'autoPayOn' },
});

const manage = /^(Manage|Administrar) Auto\sPay$/u;

export const TurnedOnMeanwhile = meta.story({
  tags: ['state:auto-pay-enroll.alreadyOn'],
  args: {
    state: 'alreadyOn',
    scenario: 'autoPayOn',
    context: { result: { ...refused('LW-SYS-060'), offer: enrolledOfferOf('current') } },
  },
});

export const AmountDue = meta.story({
  tags: ['state:auto-pay-enroll.enteringAmount'],
  args: { state: 'enteringAmount', context: { isPaying: null, method: null } },
  play: async ({ canvas }) => {
    const only = await canvas.findByRole('radio', { name: /^(Just turn on|Solo activar)/ });
    await expect(only).toBeChecked();
    await expect(
      canvas.getByText(
        /^Auto\sPay (will charge \$178\.25 on December\s5|cobrará \$178\.25 el 5\sde\sdiciembre)$/u,
      ),
    ).toBeVisible();
  },
});
export const PastDue = meta.story({
  tags: ['state:auto-pay-enroll.enteringAmount'],
  args: { state: 'enteringAmount', scenario: 'pastDue43', context: { isPaying: null, method: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^(Pay now|Pagar ahora)/ })).toBeChecked();
  },
});
/** Auto Pay's day is today: turning it on alone charges as much as paying now, which both choices and the button say. */
export const PastDueAndChargedToday = meta.story({
  tags: ['state:auto-pay-enroll.enteringAmount'],
  args: {
    state: 'enteringAmount',
    scenario: 'pastDue43',
    context: { isPaying: false, method: null, debitDay: 21 },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(We’ll charge|Cobraremos) \$.* (today, your|hoy, su día de) Auto\sPay/u),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^(Continue with \$.* today|Continuar con \$.* hoy)$/ }),
    ).toBeVisible();
  },
});
export const EnrollOnly = meta.story({
  tags: ['state:auto-pay-enroll.enteringAmount'],
  args: { state: 'enteringAmount', scenario: 'twoScheduled', context: { method: null } },
});
/** A payment that people look into is told as not confirmed in the sum as well, not as pending. */
export const EnrollOnlyUnconfirmed = meta.story({
  tags: ['state:auto-pay-enroll.choosingMethod'],
  args: { state: 'choosingMethod', scenario: 'checkingHandedOver', context: { method: null } },
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByText(/^(Not confirmed yet|Aún sin confirmar)$/);
    await expect(line?.parentElement).toHaveTextContent(/178\.25/);
    await expect(canvas.queryByText(/^(Pending payments|Pagos en proceso)$/)).toBeNull();
  },
});
export const CannotPayNow = meta.story({
  tags: ['state:auto-pay-enroll.enteringAmount'],
  args: { state: 'enteringAmount', scenario: 'checking', context: { isPaying: null, method: null } },
});

export const Method = meta.story({
  tags: ['state:auto-pay-enroll.choosingMethod'],
  args: { state: 'choosingMethod', context: { method: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Exit|Salir)$/ })).toBeVisible();
  },
});
/** Nothing that is kept is offered again, at the first question and after it: the way out promises no saving. */
export const MethodFirst = meta.story({
  tags: ['state:auto-pay-enroll.choosingMethod'],
  args: { state: 'choosingMethod', scenario: 'nothingDue', context: { method: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Exit|Salir)$/ })).toBeVisible();
  },
});
export const MethodForToday = meta.story({
  tags: ['state:auto-pay-enroll.choosingMethod'],
  args: { state: 'choosingMethod', context: { ...paying, method: null } },
});
export const NoPrepaidCards = meta.story({
  tags: ['state:auto-pay-enroll.choosingMethod'],
  args: { state: 'choosingMethod', context: { method: null, isPrepaid: true } },
});
export const CardExpiresSoon = meta.story({
  tags: ['state:auto-pay-enroll.confirmingExpiringCard'],
  args: { state: 'confirmingExpiringCard', scenario: 'expiringCard' },
});
export const NewCard = meta.story({
  tags: ['state:auto-pay-enroll.enteringCard'],
  args: { state: 'enteringCard', context: { method: null } },
});
export const NewBankAccount = meta.story({
  tags: ['state:auto-pay-enroll.enteringBankAccount'],
  args: { state: 'enteringBankAccount', context: { method: null } },
});
export const ConnectBank = meta.story({
  tags: ['state:auto-pay-enroll.connectingBank'],
  args: { state: 'connectingBank', scenario: 'bankConnect', context: { method: null } },
});
export const WaitingForBank = meta.story({
  tags: ['state:auto-pay-enroll.waitingForBank'],
  args: { state: 'waitingForBank', scenario: 'bankConnect', context: { method: null } },
});
/** Back from the bank with no account: that is said, and everything is as it was. */
export const NoAccountConnected = meta.story({
  tags: ['state:auto-pay-enroll.noAccountConnected'],
  args: { state: 'noAccountConnected', scenario: 'bankConnect', context: { method: null } },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('flow').like('bank.noAccount'))).toBeVisible();
  },
});
/** The bank's page can be opened again. */
export const BankConnectFailed = meta.story({
  tags: ['state:auto-pay-enroll.bankConnectFailed', 'outcome:LW-PAY-061'],
  args: { state: 'bankConnectFailed', scenario: 'bankConnect', context: stoppedWith('LW-PAY-061') },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('button', { name: words('waysOn').part('connectAgain.title') }),
    ).toBeVisible();
  },
});

export const Day = meta.story({
  tags: ['state:auto-pay-enroll.choosingDay'],
  args: { state: 'choosingDay' },
});
export const DayOnAWeekend = meta.story({
  tags: ['state:auto-pay-enroll.choosingDay'],
  args: { state: 'choosingDay', context: { ...bankOf('current'), debitDay: 5 } },
});
export const DayThatShortMonthsDoNotHave = meta.story({
  tags: ['state:auto-pay-enroll.choosingDay'],
  args: { state: 'choosingDay', context: { debitDay: 31 } },
});
export const DayThatChargesToday = meta.story({
  tags: ['state:auto-pay-enroll.choosingDay'],
  args: { state: 'choosingDay', context: { debitDay: 21 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(If you choose the 21st, we’ll charge|Si elige el día 21, cobraremos) \$178\.25 (today|hoy), /,
      ),
    ).toBeVisible();
    // The 21st of December is marked for what choosing it does: nothing is charged today unless it is chosen.
    await expect(
      canvas.getByText(/^(Charges today if you choose it|Se cobra hoy si lo elige)$/),
    ).toBeVisible();
  },
});
/** With what is due paid now, nothing is left to charge today. */
export const DayOfTodayWhilePaying = meta.story({
  tags: ['state:auto-pay-enroll.choosingDay'],
  args: { state: 'choosingDay', context: { ...paying, debitDay: 21 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(If you choose the 21st, Auto\sPay starts|Si elige el día 21, Auto\sPay empieza)/u,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/^(Charges today|Se cobra hoy) /)).toBeNull();
  },
});
export const DayRefused = meta.story({
  tags: ['state:auto-pay-enroll.choosingDay', 'outcome:LW-APY-042'],
  args: { state: 'choosingDay', context: stoppedWith('LW-APY-042') },
});

export const PreparingReview = meta.story({
  tags: ['state:auto-pay-enroll.preparingReview'],
  args: { state: 'preparingReview' },
});
export const Review = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing' },
});
export const ReviewWithPayment = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', context: paying },
});
export const ReviewFromABank = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', context: { ...bankOf('current'), debitDay: 5 } },
});
export const ReviewBesideAScheduledPayment = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', scenario: 'twoScheduled' },
});
export const ReviewBesideAPendingPayment = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', scenario: 'bankPaymentPending' },
});
const mayHaveNothing =
  /^(Auto\sPay may have nothing to charge|Es posible que Auto\sPay no tenga nada que cobrar)$/;
/** What is due is paid only if a payment went through that nobody can confirm: nothing more is promised. */
export const ReviewBesideOneWithSupport = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', scenario: 'checkingHandedOver' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: mayHaveNothing })).toBeVisible();
    await expect(
      canvas.getByText(/If it didn’t, Auto\sPay will charge|Si no, Auto\sPay cobrará/),
    ).toBeVisible();
  },
});
const onceOnToday =
  /^(Once you turn it on, today’s charge can’t be changed|Cuando lo active, el cobro de hoy ya no se podrá cambiar)\.$/;
const changeAmount =
  /^(Change (when this is paid|what’s paid today)|Cambiar (cuándo se paga|lo que paga hoy))$/;
/** Today was chosen as the day, and what is due could be paid otherwise. */
export const ReviewOfTodaysDay = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', context: { debitDay: 21 } },
  play: async ({ canvas }) => {
    // Nothing was agreed to yet: no charge is too late, it will be.
    await expect(await canvas.findAllByText(onceOnToday)).not.toHaveLength(0);
    await expect(
      canvas.queryByText(/^(Too late for this charge|El plazo para este cobro ya terminó)$/),
    ).toBeNull();
    await expect(canvas.getByRole('button', { name: changeAmount })).toBeVisible();
  },
});
/** Auto Pay would charge what is due today by itself: it is paid with it, and nobody is asked. */
export const ReviewOfToday = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', scenario: 'dueToday' },
  play: async ({ canvas }) => {
    // What is due is paid today either way: it is no step that one could go back to.
    await expect(
      await canvas.findByRole('button', {
        name: /^(Pay \$72\.41 and turn on|Pagar \$72\.41 y activar) Auto\sPay$/u,
      }),
    ).toBeVisible();
    await expect(canvas.getAllByText(/^(Step 2 of 2|Paso 2 de 2)$/)).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: changeAmount })).toBeNull();
    await expect(canvas.queryByText(onceOnToday)).toBeNull();
  },
});
export const ReviewWithoutConnection = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', context: { isCutOff: true } },
});
export const FoundAsItWasLeft = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { state: 'reviewing', context: { ...bankOf('current'), resumed: true } },
});
export const SavingAttempt = meta.story({
  tags: ['state:auto-pay-enroll.savingAttempt'],
  args: { state: 'savingAttempt' },
});
export const TurningOn = meta.story({
  tags: ['state:auto-pay-enroll.submitting'],
  args: { state: 'submitting' },
});
export const PayingAndTurningOn = meta.story({
  tags: ['state:auto-pay-enroll.submitting'],
  args: { state: 'submitting', context: paying },
});

export const Enrolled = meta.story({
  tags: ['state:auto-pay-enroll.enrolled'],
  args: { state: 'enrolled', context: result({}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: manage })).toBeVisible();
    // This bill is charged in full.
    await expect(
      canvas.getByText(/^(Starting with your next bill|A partir de su próxima factura)$/),
    ).toBeVisible();
  },
});
/** What is past due waits for Auto Pay's day: it is said, and can be paid first. */
export const EnrolledWhilePastDue = meta.story({
  tags: ['state:auto-pay-enroll.enrolled'],
  args: {
    state: 'enrolled',
    scenario: 'pastDue43',
    context: result({ offer: enrolledOfferOf('pastDue43') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is past due now|Tiene un saldo vencido/)).toBeVisible();
    const [day] = canvas.getAllByText(/December 9|9 de diciembre/);
    await expect(day).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Make a payment|Hacer un pago)$/ })).toBeVisible();
  },
});
/** The same once it is on. */
export const EnrolledBesideOneWithSupport = meta.story({
  tags: ['state:auto-pay-enroll.enrolled'],
  args: {
    state: 'enrolled',
    scenario: 'checkingHandedOver',
    context: result({ offer: enrolledOfferOf('checkingHandedOver') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: mayHaveNothing })).toBeVisible();
    await expect(canvas.getByText(/^(Payment method|Método de pago)$/)).toBeVisible();
    await expect(canvas.queryByText(/You don’t need to do anything|No tiene que hacer nada/)).toBeNull();
  },
});
/** The first charge is what scheduled payments leave: they are named beside it. */
export const EnrolledBesideScheduled = meta.story({
  tags: ['state:auto-pay-enroll.enrolled'],
  args: {
    state: 'enrolled',
    scenario: 'twoScheduled',
    context: result({ offer: enrolledOfferOf('twoScheduled') }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Scheduled payments through|Pagos ya programados, hasta)/),
    ).toBeVisible();
  },
});
export const EnrolledFromABank = meta.story({
  tags: ['state:auto-pay-enroll.enrolled'],
  args: { state: 'enrolled', context: result({ offer: enrolledOfferOf('current', 'bankAccount', 5) }) },
});
export const EnrolledAndPaid = meta.story({
  tags: ['state:auto-pay-enroll.enrolledAndPaid'],
  args: {
    state: 'enrolledAndPaid',
    context: { ...paying, ...result({ offer: paid, payment: samplePayment(current) }) },
  },
});
export const EnrolledAndPending = meta.story({
  tags: ['state:auto-pay-enroll.enrolledAndPaid'],
  args: {
    state: 'enrolledAndPaid',
    context: {
      ...paying,
      ...result({ offer: paid, payment: samplePayment(current, { status: 'pending' }) }),
    },
  },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('autoPay').like('nothing.titleNextBill'))).toBeVisible();
    await expect(canvas.queryByText(words('autoPay').like('rows.changeBy'))).toBeNull();
    await expect(
      canvas.getByRole('link', { name: words('autoPayEnroll').like('result.details') }),
    ).toBeVisible();
  },
});
export const PaidOnly = meta.story({
  tags: ['state:auto-pay-enroll.paidOnly', 'outcome:LW-APY-021'],
  args: {
    state: 'paidOnly',
    context: { ...paying, ...stoppedWith('LW-APY-021', samplePayment(current)) },
  },
});
export const PendingOnly = meta.story({
  tags: ['state:auto-pay-enroll.paidOnly', 'outcome:LW-APY-022'],
  args: {
    state: 'paidOnly',
    context: { ...paying, ...stoppedWith('LW-APY-022', samplePayment(current, { status: 'pending' })) },
  },
});
/** What is scheduled becomes a credit: its customer can go and change it. */
export const PendingOnlyBesideScheduled = meta.story({
  tags: ['state:auto-pay-enroll.paidOnly', 'outcome:LW-APY-022'],
  args: {
    state: 'paidOnly',
    context: {
      ...paying,
      result: {
        ...refused('LW-APY-022'),
        payment: samplePayment(current, { status: 'pending' }),
        offer: null,
        options: {
          ...paymentOptionsOf(storyScenario('nothingDue')),
          scheduledPayments: paymentOptionsOf(storyScenario('twoScheduled')).scheduledPayments,
        },
      },
    },
  },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByText(words('payment').like('result.scheduledForCredit', { count: 2 })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: words('payment').like('shield.see') })).toHaveAttribute(
      'href',
      '/billing/pay-bill?open=fdp',
    );
  },
});
export const NotEnrolled = meta.story({
  tags: ['state:auto-pay-enroll.notEnrolled', 'outcome:LW-APY-020'],
  args: { state: 'notEnrolled', context: stoppedWith('LW-APY-020') },
});
/** What was chosen is kept, and nothing was charged. */
export const TurnedOnTooOften = meta.story({
  tags: ['state:auto-pay-enroll.notEnrolled', 'outcome:LW-APY-046'],
  args: { state: 'notEnrolled', context: { ...paying, ...stoppedWith('LW-APY-046') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/weren’t charged|no se le cobró/i)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /another (payment )?method|otro método/i })).toBeNull();
  },
});
/** The page stood open while the text became another: what was accepted is not, and the rest is as it was chosen. */
export const NewAuthorization = meta.story({
  tags: ['state:auto-pay-enroll.reviewing', 'outcome:LW-APY-047'],
  args: { state: 'reviewing', context: byTextBefore },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(The text before|El texto de antes)\.$/)).toBeVisible();
    const press = async () => {
      for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
      await userEvent.click(canvas.getByRole('button', { name: /^(Turn on|Activar) Auto\sPay$/iu }));
    };
    await press();
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(/authorization changed|autorización cambió/);
    await expect(canvas.getByText(/will still be attempted\.$|de todos modos\.$/)).toBeVisible();
    await expect(canvas.queryByText(/^(The text before|El texto de antes)\.$/)).toBeNull();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await press();
    await expect(await canvas.findByRole('heading', { name: /is on|está activado/iu })).toBeVisible();
  },
});
export const NotPaid = meta.story({
  tags: ['state:auto-pay-enroll.notPaid', 'outcome:LW-PAY-010'],
  args: {
    state: 'notPaid',
    context: {
      ...paying,
      ...stoppedWith('LW-PAY-010', samplePayment(current, { status: 'failed', statusReason: 'LW-PAY-010' })),
    },
  },
});
export const Checking = meta.story({
  tags: ['state:auto-pay-enroll.checking', 'outcome:LW-PAY-040'],
  args: {
    state: 'checking',
    context: { ...paying, ...stoppedWith('LW-PAY-040', samplePayment(current, { status: 'unknown' })) },
  },
});
export const AmountChanged = meta.story({
  tags: ['state:auto-pay-enroll.amountChanged', 'outcome:LW-PAY-020'],
  args: { state: 'amountChanged', context: { ...paying, ...stoppedWith('LW-PAY-020') } },
});
export const MethodChanged = meta.story({
  tags: ['state:auto-pay-enroll.methodChanged', 'outcome:LW-APY-045'],
  args: { state: 'methodChanged', context: stoppedWith('LW-APY-045') },
});
export const WalletFull = meta.story({
  tags: ['state:auto-pay-enroll.choosingMethod', 'outcome:LW-WAL-014'],
  args: { state: 'choosingMethod', context: stoppedWith('LW-WAL-014') },
  play: async ({ canvas, words }) => {
    const link = await canvas.findByRole('link', { name: words('flow').like('method.manage') });
    await expect(link).toHaveAttribute('href', '/billing/bill-pay-options');
  },
});
export const SessionEnded = meta.story({
  tags: ['state:auto-pay-enroll.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded', context: stoppedWith('LW-AUT-030') },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:auto-pay-enroll.serviceUnavailable', 'outcome:LW-SYS-010'],
  args: { state: 'serviceUnavailable', context: stoppedWith('LW-SYS-010') },
});

/* For the mobile bill, which has an Auto Pay of its own: cards alone pay it. */
const mobile = { scope: 'mobile', scenario: 'mobileActive' } as const;
const mobileOn = enrolledOfferOf('mobileActive', 'creditCard', null, 'mobile');

export const MobileAmountDue = meta.story({
  tags: ['state:auto-pay-enroll.enteringAmount'],
  args: { ...mobile, state: 'enteringAmount', context: { isPaying: null, method: null } },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('autoPayEnroll').like('amount.mobile.heading') }),
    ).toBeVisible();
  },
});
export const MobilePastDue = meta.story({
  tags: ['state:auto-pay-enroll.enteringAmount'],
  args: {
    scope: 'mobile',
    scenario: 'mobilePastDue',
    state: 'enteringAmount',
    context: { isPaying: null, method: null },
  },
});
export const MobileMethod = meta.story({
  tags: ['state:auto-pay-enroll.choosingMethod'],
  args: { ...mobile, state: 'choosingMethod', context: { method: null } },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByText(words('autoPayEnroll').like('method.mobileTakesCards')),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('radio', { name: words('methods').part('picker.newBankAccount') }),
    ).toBeNull();
  },
});
export const MobileReview = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { ...mobile, state: 'reviewing' },
});
export const MobileReviewPaying = meta.story({
  tags: ['state:auto-pay-enroll.reviewing'],
  args: { ...mobile, state: 'reviewing', context: { isPaying: true } },
});
export const MobileEnrolled = meta.story({
  tags: ['state:auto-pay-enroll.enrolled'],
  args: {
    ...mobile,
    state: 'enrolled',
    context: { result: { ...refused('LW-APY-020'), outcome: null, offer: mobileOn } },
  },
});
export const MobileAlreadyOn = meta.story({
  tags: ['state:auto-pay-enroll.alreadyOn'],
  args: { scope: 'mobile', scenario: 'mobileAutoPayOn', state: 'alreadyOn' },
});
export const MobileInactive = meta.story({
  tags: ['state:auto-pay-enroll.notAllowed', 'outcome:LW-APY-011'],
  args: { scope: 'mobile', scenario: 'mobileInactive', state: 'notAllowed' },
});
/** From the address to the end, with the keyboard of whoever plays it: nothing is said of the account's own bill. */
export const MobileThroughout = meta.story({
  args: { ...mobile },
  play: async ({ canvas, words }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: words('autoPayEnroll').part('amount.enrollOnly') }),
    );
    await userEvent.click(canvas.getByRole('button', { name: words('flow').like('continue') }));
    await expect(
      await canvas.findByText(words('autoPayEnroll').like('method.mobileTakesCards')),
    ).toBeVisible();
  },
});
export const MassManagedMethod = meta.story({
  tags: ['state:auto-pay-enroll.choosingMethod'],
  args: { scenario: 'massManaged', state: 'choosingMethod', context: { method: null } },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByText(words('methods').like('blocked.massManagedTakesCards')),
    ).toBeVisible();
  },
});
