import { usd } from '@linework/domain';
import { type Scenario, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { expect, screen, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
import { SampleScheduledPayment } from './SampleScheduledPayment.tsx';
import { twoScheduled } from './sample-ports.ts';
import { answered, colleagueOf, firstWaiting, waitingAs } from './sample-waiting.ts';

/** What waits for its day, the ways to change and cancel it, and what came of them. */
const meta = preview.meta({
  title: 'Flows/Scheduled payment',
  component: SampleScheduledPayment,
  parameters: wholePage,
});

const first = firstWaiting(twoScheduled);
const colleague = colleagueOf(twoScheduled);
const savedAccount = {
  ...first.method,
  type: 'bankAccount',
  accountType: 'checking',
  brand: null,
  funding: null,
  expirationDate: null,
} as const;
const byColleague = waitingAs('autoPayAndScheduled', () => ({ createdBy: colleague }));
const tomorrow = waitingAs('twoScheduled', (_, index) => ({
  paymentDate: index === 0 ? '2026-11-22' : '2026-11-28',
}));
/** From a bank, on a Saturday: the money leaves on Monday. It is the earlier of the two. */
const whileBankIsClosed = waitingAs('twoScheduled', ({ id }) => ({
  paymentDate: id === first.id ? '2026-12-05' : '2026-12-09',
  method: savedAccount,
}));
const onMonday = /December\s7|7\sde\sdiciembre/;
/** After the card has expired, and in the week of Auto Pay. */
const inDecember = waitingAs('twoScheduled', (payment) => ({
  paymentDate: payment.id === first.id ? '2026-12-02' : payment.paymentDate,
}));
/** With the card of the customer whose card expires this month. */
const cardExpiring: Scenario = {
  ...twoScheduled,
  facts: {
    ...twoScheduled.facts,
    methods: twoScheduled.facts.methods.map((method) =>
      method.type === 'creditCard' ? { ...method, expirationDate: '2026-11' } : method,
    ),
  },
};
const besideOneWithSupport: Scenario = {
  ...twoScheduled,
  facts: {
    ...twoScheduled.facts,
    payments: [
      ...twoScheduled.facts.payments,
      ...storyScenario('checkingHandedOver').facts.payments.filter(({ status }) => status === 'unknown'),
    ],
  },
};
/** The only one, after the bill is due: canceling it leaves as much to pay in time as keeping it. */
const onlyAfterDue: Scenario = {
  ...twoScheduled,
  facts: {
    ...twoScheduled.facts,
    payments: twoScheduled.facts.payments
      .filter(({ id, status }) => id === first.id || status !== 'scheduled')
      .map((payment) => (payment.id === first.id ? { ...payment, paymentDate: '2027-01-04' } : payment)),
  },
};
/** What waits, on an account that went past due meanwhile. */
const pastDueSince: Scenario = {
  ...twoScheduled,
  facts: { ...twoScheduled.facts, ledger: storyScenario('pastDue12').facts.ledger },
};
const blocked: Scenario = {
  ...twoScheduled,
  facts: {
    ...twoScheduled.facts,
    account: { ...twoScheduled.facts.account, restrictions: { card: false, bank: false, online: true } },
  },
};
const closing = { ...tomorrow, now: '2026-11-21T21:00:00-05:00' };
const asChanged = { ...first, amount: usd(7_500) };
const another = /^(Schedule another payment|Programar otro pago)$/;
const changeAgain = /^(Change or cancel it|Cambiarlo o cancelarlo)$/;
/** What a payment makes a credit of, with what else is set. */
const withOthers = (words: StoryWords, cents: number) =>
  words('payment').part('overpayment.withOthers', { credit: usd(cents) });
const dueBefore = /^(Still unpaid on December\s5|Sin pagar el 5\sde\sdiciembre)$/;
const change = { amount: { choice: 'other' as const, money: usd(7_500), overpaymentConfirmed: false } };

export const Loading = meta.story({
  tags: ['state:scheduled-payment.loading'],
  args: { state: 'loading', context: { waiting: null, chosen: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:scheduled-payment.loadFailed', 'outcome:LW-SYS-010'],
  args: { state: 'loadFailed', context: { waiting: null, chosen: null } },
});
export const Two = meta.story({
  tags: ['state:scheduled-payment.listing'],
  args: { state: 'listing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Choose one|Elija uno/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: another })).toBeNull();
  },
});
const afterDue =
  /^(30 days after your due date, December\s5|30 días después de su fecha de vencimiento, el 5 de diciembre)$/;
/** Its day is a Saturday: that it is charged on Monday is said in the list as on its own page. */
export const WhileBankIsClosed = meta.story({
  tags: ['state:scheduled-payment.listing'],
  args: {
    state: 'listing',
    scenario: whileBankIsClosed,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(onMonday)).toBeVisible();
    await expect(canvas.queryByText(/^(on December\s5|el 5\sde\sdiciembre)/)).toBeNull();
    await expect(canvas.getByRole('button', { name: onMonday })).toBeVisible();
  },
});
/** After the bill is due: its row says so, and so does what came of the change. */
export const OneAfterDueDate = meta.story({
  tags: ['state:scheduled-payment.listing'],
  args: {
    state: 'listing',
    scenario: waitingAs('twoScheduled', ({ id, paymentDate }) => ({
      paymentDate: id === first.id ? '2027-01-04' : paymentDate,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(afterDue)).toBeVisible();
  },
});
/** A colleague’s, the only one: there is nothing to choose between, and another may be scheduled. */
export const OfAColleague = meta.story({
  tags: ['state:scheduled-payment.listing'],
  args: { state: 'listing', scenario: byColleague },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(You can have up to two|Puede tener hasta dos) .*\.$/)).toBeVisible();
    await expect(canvas.queryByText(/Choose one|Elija uno/)).toBeNull();
    await expect(canvas.getByRole('button', { name: another })).toBeVisible();
  },
});
export const None = meta.story({
  tags: ['state:scheduled-payment.listing'],
  args: { state: 'listing', scenario: storyScenario('current') },
});
/** The number it was confirmed by is there, to be taken along. */
export const Detail = meta.story({
  tags: ['state:scheduled-payment.viewing'],
  args: { state: 'viewing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(first.reference)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Copy the confirmation number$|^Copiar el número/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: another })).toBeNull();
  },
});
/** The only one that waits: another may be scheduled from here too. */
export const BesideAutoPay = meta.story({
  tags: ['state:scheduled-payment.viewing'],
  args: { state: 'viewing', scenario: byColleague },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: another })).toBeVisible();
  },
});
export const EveryWarning = meta.story({
  tags: ['state:scheduled-payment.viewing'],
  args: {
    state: 'viewing',
    scenario: inDecember,
    warnings: [
      { warning: 'pastDue', amount: usd(5_420) },
      { warning: 'cardExpires', expirationDate: '2026-11' },
      { warning: 'coversLess', left: usd(11_825) },
      { warning: 'autoPayNear', date: '2026-12-06', amount: usd(13_325) },
    ],
  },
});
export const PastItsCutoff = meta.story({
  tags: ['state:scheduled-payment.viewing'],
  args: { state: 'viewing', scenario: closing },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/too late to change or cancel|ya no se puede cambiar ni cancelar/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Change|Cambiar|Cancel/ })).not.toBeInTheDocument();
  },
});

export const Amount = meta.story({
  tags: ['state:scheduled-payment.enteringAmount'],
  args: { state: 'enteringAmount' },
});
export const MoreThanDue = meta.story({
  tags: ['state:scheduled-payment.confirmingOverpayment'],
  args: {
    state: 'confirmingOverpayment',
    context: { amount: { choice: 'other', money: usd(20_000), overpaymentConfirmed: false } },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/\$21\.75.*\$61\.75/)).toBeVisible();
  },
});
export const Method = meta.story({
  tags: ['state:scheduled-payment.choosingMethod'],
  args: { state: 'choosingMethod' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^(Manage payment methods|Administrar métodos de pago)$/ }),
    ).toHaveAttribute('href', '/billing/bill-pay-options');
  },
});
export const CardThatExpiresSoon = meta.story({
  tags: ['state:scheduled-payment.confirmingExpiringCard'],
  args: { state: 'confirmingExpiringCard', scenario: cardExpiring },
});
export const Day = meta.story({
  tags: ['state:scheduled-payment.choosingDate'],
  args: { state: 'choosingDate' },
});

export const PreparingReview = meta.story({
  tags: ['state:scheduled-payment.preparingReview'],
  args: { state: 'preparingReview', context: change },
});
export const Review = meta.story({
  tags: ['state:scheduled-payment.reviewing'],
  args: { state: 'reviewing', context: { ...change, warnings: [] } },
});
/** After the bill is due: said once more before it is saved. */
export const ReviewAfterDueDate = meta.story({
  tags: ['state:scheduled-payment.reviewing'],
  args: { state: 'reviewing', context: { ...change, date: '2027-01-04', warnings: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/days? after your due date|días? después/)).toBeVisible();
    // What the other payment leaves of the bill in time, whatever this one pays of it afterwards.
    await expect(canvas.getByText(dueBefore)).toBeVisible();
    await expect(canvas.getByText('$138.25')).toBeVisible();
  },
});
export const ReviewOfToday = meta.story({
  tags: ['state:scheduled-payment.reviewing'],
  args: {
    state: 'reviewing',
    context: { date: '2026-11-21', warnings: [{ warning: 'coversLess', left: usd(11_825) }] },
  },
});
export const ReviewOfMoreThanIsDue = meta.story({
  tags: ['state:scheduled-payment.reviewing'],
  args: {
    state: 'reviewing',
    context: {
      amount: { choice: 'other', money: usd(100_000), overpaymentConfirmed: true },
      warnings: [],
    },
  },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(withOthers(words, 86_175))).toBeVisible();
  },
});
/** By itself less than is due: with the other payment more. */
export const ReviewOfMoreThanIsDueWithAnother = meta.story({
  tags: ['state:scheduled-payment.reviewing'],
  args: {
    state: 'reviewing',
    context: {
      amount: { choice: 'other', money: usd(15_000), overpaymentConfirmed: false },
      warnings: [],
    },
  },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(withOthers(words, 1_175))).toBeVisible();
  },
});
/** What people look into may not have gone through: then it is no credit. */
export const ReviewBesideOneWithSupport = meta.story({
  tags: ['state:scheduled-payment.reviewing'],
  args: {
    state: 'reviewing',
    scenario: besideOneWithSupport,
    context: {
      amount: { choice: 'other', money: usd(15_000), overpaymentConfirmed: false },
      warnings: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/if your other payment went through\.$|si el otro pago se realizó\.$/),
    ).toBeVisible();
  },
});
export const ReviewWithoutConnection = meta.story({
  tags: ['state:scheduled-payment.reviewing'],
  args: { state: 'reviewing', context: { ...change, isCutOff: true } },
});
export const Saving = meta.story({
  tags: ['state:scheduled-payment.submitting'],
  args: { state: 'submitting', context: { ...change, warnings: [] } },
});

/** A row of the table that a cancellation is decided on, by what it is about. */
const consequence = (canvas: ReturnType<typeof within>, about: RegExp) =>
  within(canvas.getByRole('row', { name: about }));

export const Cancel = meta.story({
  tags: ['state:scheduled-payment.confirmingCancel'],
  args: { state: 'confirmingCancel' },
  play: async ({ canvas }) => {
    const left = consequence(canvas, /^Left to pay by|^Le queda por pagar/);
    await expect(left.getByText('$78.25')).toBeVisible();
    await expect(left.getByText('$138.25')).toBeVisible();
    await expect(canvas.getByText(/\$138\.25(, due| a más tardar el)/)).toBeVisible();
    await expect(canvas.getByText(/past due starting|estará vencido a partir/)).toBeVisible();
    const other = consequence(canvas, /^Other scheduled payment|^Otro pago programado/);
    await expect(other.getByText(/^Stays as it is$|^Sigue como está$/)).toBeVisible();
  },
});
/** Of the same payment: it is canceled under the day that it has in the list. */
export const CancelWhileBankIsClosed = meta.story({
  tags: ['state:scheduled-payment.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: whileBankIsClosed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(on December\s7|el 7\sde\sdiciembre)/)).toBeVisible();
    await expect(consequence(canvas, /^This payment|^Este pago/).getByText(onMonday)).toBeVisible();
  },
});
export const CancelBesideAutoPay = meta.story({
  tags: ['state:scheduled-payment.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: byColleague },
  play: async ({ canvas }) => {
    const autoPay = consequence(canvas, /^Auto\sPay/);
    await expect(autoPay.getByText('$133.25')).toBeVisible();
    await expect(autoPay.getByText('$173.25')).toBeVisible();
    // Auto Pay takes all of it in time: nothing stays due.
    await expect(canvas.queryByText(/still owe|Aún tendrá que pagar/)).toBeNull();
    await expect(canvas.getByText(/^Scheduled by Sam Keller$|^Lo programó Sam Keller$/)).toBeVisible();
  },
});
/** It became past due since: canceling leaves that, and what hangs on it. */
export const CancelWhilePastDue = meta.story({
  tags: ['state:scheduled-payment.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: pastDueSince },
  play: async ({ canvas }) => {
    const told = canvas.getByText(/ is past due now\.$|^Tiene un saldo vencido de /).parentElement;
    await expect(told).toHaveTextContent(/to keep your service on|para conservar su servicio/);
  },
});
/** Nothing is due for it: what it would have added to the credit is told. */
export const CancelOfACredit = meta.story({
  tags: ['state:scheduled-payment.confirmingCancel'],
  args: {
    state: 'confirmingCancel',
    scenario: waitingAs('twoScheduled', ({ id }) => ({ amount: usd(id === first.id ? 6_000 : 30_000) })),
  },
  play: async ({ canvas }) => {
    const credit = consequence(canvas, /^Your credit|^Su saldo a favor/);
    await expect(credit.getByText('$181.75')).toBeVisible();
    await expect(credit.getByText('$121.75')).toBeVisible();
    await expect(canvas.queryByText(/^Nothing else changes|^Lo demás no cambia/)).toBeNull();
  },
});
/** Nothing but the payment itself changes: what the heading says is not said again in a table. */
export const CancelOfTheOnlyOne = meta.story({
  tags: ['state:scheduled-payment.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: onlyAfterDue },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^If you cancel, we won’t charge|^Si lo cancela, no cobraremos/),
    ).toBeVisible();
    await expect(canvas.queryByText(/^(What changes if you cancel|Qué cambia si lo cancela)$/)).toBeNull();
  },
});
export const Canceling = meta.story({
  tags: ['state:scheduled-payment.canceling'],
  args: { state: 'canceling' },
});

export const Changed = meta.story({
  tags: ['state:scheduled-payment.changed', 'outcome:LW-SCH-001'],
  args: { state: 'changed', context: { result: answered('LW-SCH-001', asChanged) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: changeAgain })).toBeVisible();
  },
});
export const ChangedToAfterDueDate = meta.story({
  tags: ['state:scheduled-payment.changed', 'outcome:LW-SCH-001'],
  args: {
    state: 'changed',
    context: { result: answered('LW-SCH-001', { ...first, paymentDate: '2027-01-04' }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(afterDue)).toBeVisible();
  },
});
/** The credit that its review told of is told again. */
export const ChangedToMoreThanIsDue = meta.story({
  tags: ['state:scheduled-payment.changed', 'outcome:LW-SCH-001'],
  args: {
    state: 'changed',
    context: { result: answered('LW-SCH-001', { ...first, amount: usd(15_000) }) },
  },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(withOthers(words, 1_175))).toBeVisible();
  },
});
/** It is charged within minutes: that is told, and nothing of it can be changed any more. */
export const ChangedToToday = meta.story({
  tags: ['state:scheduled-payment.changed', 'outcome:LW-SCH-001'],
  args: {
    state: 'changed',
    context: { result: answered('LW-SCH-001', { ...first, paymentDate: '2026-11-21' }) },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /^(Back to billing|Volver a facturación)$/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: changeAgain })).toBeNull();
    await expect(
      canvas.getByRole('heading', { name: /^(We’re charging \$60\.00 now|Estamos cobrando \$60\.00)$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^(Amount|Monto)$/)).toBeVisible();
    await expect(canvas.queryByText(/as shown here|como se indica aquí/)).toBeNull();
  },
});
/** Its page is loaded again once it was charged. */
export const ChangedToTodayAndCharged = meta.story({
  tags: ['state:scheduled-payment.changed', 'outcome:LW-SCH-001'],
  args: {
    state: 'changed',
    context: {
      chosen: null,
      result: answered('LW-SCH-001', { ...first, paymentDate: '2026-11-21', status: 'pending' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(It’s been charged since then|Ya se cobró)\.$/)).toBeVisible();
    await expect(canvas.queryByText(/as shown here|como se indica aquí/)).toBeNull();
  },
});
/** Its page is loaded again once it was declined: what it was for can be paid. */
export const ChangedToTodayAndDeclined = meta.story({
  tags: ['state:scheduled-payment.changedMeanwhile', 'outcome:LW-SCH-011'],
  args: {
    state: 'changedMeanwhile',
    context: {
      chosen: null,
      optionsNow: fakeEdge(storyScenario('current')).payments.options(),
      result: answered('LW-SCH-011', { ...first, paymentDate: '2026-11-21', status: 'failed' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(It didn’t go through|No se realizó)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Make a payment|Hacer un pago)$/i })).toBeVisible();
  },
});
export const ReturnedSince = meta.story({
  tags: ['state:scheduled-payment.changedMeanwhile', 'outcome:LW-SCH-011'],
  args: {
    state: 'changedMeanwhile',
    context: { chosen: null, result: answered('LW-SCH-011', { ...first, status: 'returned' }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your bank returned it|su banco lo devolvió/)).toBeVisible();
    await expect(canvas.queryByText(/can’t be changed|no se puede cambiar/)).toBeNull();
  },
});
export const Canceled = meta.story({
  tags: ['state:scheduled-payment.canceled', 'outcome:LW-SCH-002'],
  args: {
    state: 'canceled',
    context: { result: answered('LW-SCH-002', { ...first, status: 'cancelled' }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Make a payment|Hacer un pago)$/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^(Schedule another payment|Programar otro pago)$/ }),
    ).toBeVisible();
  },
});
/** A colleague had scheduled it: it is not called the reader's own. */
export const CanceledOfAColleague = meta.story({
  tags: ['state:scheduled-payment.canceled', 'outcome:LW-SCH-002'],
  args: {
    state: 'canceled',
    context: { result: answered('LW-SCH-002', { ...first, status: 'cancelled', createdBy: colleague }) },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: /^(The scheduled payment was canceled|Se canceló el pago programado)$/,
      }),
    ).toBeVisible();
  },
});
/** Loaded again by its address, it says what is left all the same. */
export const CanceledBefore = meta.story({
  tags: ['state:scheduled-payment.canceled', 'outcome:LW-SCH-002'],
  args: {
    state: 'canceled',
    context: {
      chosen: null,
      optionsNow: fakeEdge(storyScenario('current')).payments.options(),
      result: answered('LW-SCH-002', { ...first, status: 'cancelled' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$178\.25 is left to pay|Queda por pagar.*\$178\.25/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Make a payment|Hacer un pago)$/ })).toBeVisible();
  },
});
/** What it leaves cannot be paid online: no way to pay is offered that leads nowhere. */
export const CanceledWhileOnlineIsBlocked = meta.story({
  tags: ['state:scheduled-payment.canceled', 'outcome:LW-SCH-002'],
  args: {
    state: 'canceled',
    scenario: blocked,
    context: { result: answered('LW-SCH-002', { ...first, status: 'cancelled' }) },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /^(Back to billing|Volver a facturación)$/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Make a payment|Hacer un pago)$/ })).toBeNull();
  },
});
export const TooLateToChange = meta.story({
  tags: ['state:scheduled-payment.notChanged', 'outcome:LW-SCH-010'],
  args: {
    state: 'notChanged',
    scenario: closing,
    context: { result: answered('LW-SCH-010', firstWaiting(closing)) },
  },
});
export const NotChanged = meta.story({
  tags: ['state:scheduled-payment.notChanged', 'outcome:LW-SCH-010'],
  args: { state: 'notChanged', context: { ...change, result: answered('LW-SCH-010', null) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$60.00')).toBeVisible();
  },
});
export const TooLateToCancel = meta.story({
  tags: ['state:scheduled-payment.notCanceled', 'outcome:LW-PAY-070'],
  args: {
    state: 'notCanceled',
    scenario: closing,
    context: { result: answered('LW-PAY-070', firstWaiting(closing)) },
  },
});
export const NotCanceled = meta.story({
  tags: ['state:scheduled-payment.notCanceled', 'outcome:LW-PAY-070'],
  args: { state: 'notCanceled', context: { result: answered('LW-PAY-070', null) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$60.00')).toBeVisible();
  },
});
export const ChargedAMinuteAgo = meta.story({
  tags: ['state:scheduled-payment.changedMeanwhile', 'outcome:LW-SCH-011'],
  args: {
    state: 'changedMeanwhile',
    context: {
      result: answered('LW-SCH-011', { ...first, status: 'successful', paymentDate: '2026-11-21' }),
    },
  },
});
export const CanceledByAColleague = meta.story({
  tags: ['state:scheduled-payment.changedMeanwhile', 'outcome:LW-SCH-011'],
  args: {
    state: 'changedMeanwhile',
    context: {
      result: answered(
        'LW-SCH-011',
        { ...first, status: 'cancelled' },
        { change: 'cancelled', at: '2026-11-21T20:03:00.000Z', by: colleague },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^(Make a payment|Hacer un pago)$/i }),
    ).toBeVisible();
  },
});
export const ChangedByAColleague = meta.story({
  tags: ['state:scheduled-payment.changedMeanwhile', 'outcome:LW-SCH-011'],
  args: {
    state: 'changedMeanwhile',
    context: {
      result: answered('LW-SCH-011', asChanged, {
        change: 'edited',
        at: '2026-11-21T20:03:00.000Z',
        by: colleague,
      }),
    },
  },
});
export const DayNoLongerPossible = meta.story({
  tags: ['state:scheduled-payment.refused', 'outcome:LW-PAY-021'],
  args: { state: 'refused', context: { result: answered('LW-PAY-021', first) } },
});
export const SessionEnded = meta.story({
  tags: ['state:scheduled-payment.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded' },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:scheduled-payment.serviceUnavailable', 'outcome:LW-SYS-010'],
  args: { state: 'serviceUnavailable' },
});
