import {
  type AutoPayScope,
  addDays,
  authorizationFor,
  managedAutoPay,
  type OutcomeCode,
} from '@linework/domain';
import { paymentOptionsOf, type Scenario, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { namedBefore, samplePayment, sampleToken } from '@linework/parts/payment/sample';
import { expect, userEvent } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { emptyContext, firstChargeIn } from './auto-pay-manage.rules.ts';
import type { ManageContext, ManageResult } from './auto-pay-manage.types.ts';
import { manageContextOf, SampleAutoPayManage } from './SampleAutoPayManage.tsx';
import { sampleAuthorizations } from './sample-authorizations.ts';
import {
  autoPayOn,
  bothBilledOnTheLastDay,
  methodOf,
  onItsDay,
  onTheLastDay,
  withMobile,
  withMobileBill,
  withoutDiscount,
} from './sample-auto-pay.ts';

/** Managing Auto Pay: how it stands, what is changed of it, and canceling it. */
const meta = preview.meta({
  title: 'Flows/Auto Pay/Manage',
  component: SampleAutoPayManage,
  parameters: wholePage,
});

const both = withMobile(autoPayOn);
const bothBilled = withMobileBill(autoPayOn);
const bothOnItsDay = withMobile(onItsDay);
const bankConnect: Scenario = {
  ...storyScenario('bankConnect'),
  facts: { ...storyScenario('bankConnect').facts, autoPay: autoPayOn.facts.autoPay },
};
const partPastDue: Scenario = {
  ...storyScenario('pastDue12'),
  facts: { ...storyScenario('pastDue12').facts, autoPay: autoPayOn.facts.autoPay },
};
/** What is due is paid only if a payment went through that nobody can confirm. */
const handedOver: Scenario = {
  ...storyScenario('checkingHandedOver'),
  facts: { ...storyScenario('checkingHandedOver').facts, autoPay: autoPayOn.facts.autoPay },
};
const toCard = (scenario = autoPayOn): Partial<ManageContext> => ({
  method: { kind: 'saved', methodId: methodOf(scenario, 'creditCard'), token: sampleToken() },
});
const toDay: Partial<ManageContext> = {
  debitDay: Number(addDays(autoPayOn.facts.bills[0]?.dueDate ?? autoPayOn.today, 0).slice(8)) - 2,
  changing: 'day',
};

const failed = (outcome: OutcomeCode, change: Partial<ManageResult> = {}): Partial<ManageContext> => ({
  result: { outcome, asked: 'change', autoPay: null, reference: '4WJD-7F3K', endedBy: null, ...change },
});

/** How it stands after something was done on the fake edge. */
function after(
  does: (edge: ReturnType<typeof fakeEdge>) => unknown,
  asked: ManageResult['asked'],
  scenario = autoPayOn,
): Partial<ManageContext> {
  const edge = fakeEdge(scenario);
  does(edge);
  const autoPay = managedAutoPay(edge.autoPay.overview());
  return { autoPay, result: { outcome: null, asked, autoPay, reference: null, endedBy: null } };
}
/** What is authorized says which bills are debited. */
const acceptedFor = (scopes: readonly AutoPayScope[]) =>
  ({
    acceptedTerms: ['electronicPayment', 'service'],
    textVersion: authorizationFor(scopes).textVersion,
    language: 'en',
  }) as const;
const changeTo = (
  scenario: Scenario,
  debitDay: number | null = null,
  paymentMethodId = debitDay === null ? methodOf(scenario, 'creditCard') : null,
  scopes: readonly AutoPayScope[] = ['allServices'],
) =>
  after(
    (edge) =>
      edge.autoPay.change(
        { ...acceptedFor(scopes), scopes, ...namedBefore(edge, paymentMethodId), debitDay },
        'sample',
      ),
    'change',
    scenario,
  );
/** It was changed to a day that is today, as its review had it. */
function changedToToday(
  scenario: Scenario,
  debitDay: 30 | 31,
  scopes: readonly AutoPayScope[] = ['allServices'],
  paymentMethodId: string | null = null,
): Partial<ManageContext> {
  const chosen: Partial<ManageContext> = {
    debitDay,
    scopes,
    ...(paymentMethodId !== null && toCard(scenario)),
  };
  const charged = firstChargeIn({ ...emptyContext, ...manageContextOf(scenario), ...chosen });
  return { ...changeTo(scenario, debitDay, paymentMethodId, scopes), ...chosen, charged };
}
const canceled = (scenario = autoPayOn) =>
  after(({ autoPay }) => autoPay.cancel('allServices', 'sample'), 'cancel', scenario);

export const Loading = meta.story({
  tags: ['state:auto-pay-manage.loading'],
  args: { state: 'loading', context: { options: null, autoPay: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:auto-pay-manage.loadFailed', 'outcome:LW-APY-010'],
  args: { state: 'loadFailed', context: { options: null, autoPay: null } },
});
export const Off = meta.story({
  tags: ['state:auto-pay-manage.off'],
  args: { state: 'off', scenario: storyScenario('current') },
});
/** Nothing can be paid online: no way to pay is offered that leads nowhere. */
export const OffWhileOnlineIsBlocked = meta.story({
  tags: ['state:auto-pay-manage.off'],
  args: { state: 'off', scenario: storyScenario('onlineBlocked') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^(Back to billing|Volver a facturación)$/ }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: /^(Make a payment|Hacer un pago|Turn on Auto|Activar Auto)/ }),
    ).toBeNull();
  },
});

const counter = /^(Step|Paso) \d/;
export const Summary = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { state: 'summary' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Auto\sPay (will charge|cobrará)/ }),
    ).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^(Cancel|Cancelar) Auto\sPay$/ })).toBeVisible();
    // Who just looks is at no step.
    await expect(canvas.queryByText(counter)).toBeNull();
  },
});
export const SummaryByACard = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { state: 'summary', context: changeTo(autoPayOn) },
});
export const SummaryBesideAScheduledPayment = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { state: 'summary', scenario: storyScenario('autoPayAndScheduled') },
});
const mayHaveNothing =
  /^(Auto\sPay may have nothing to charge|Es posible que Auto\sPay no tenga nada que cobrar)$/;
export const SummaryBesideOneWithSupport = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { state: 'summary', scenario: handedOver },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: mayHaveNothing })).toBeVisible();
  },
});
export const SummaryWithMobile = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { state: 'summary', scenario: both },
});
export const SummaryOfMobileAlone = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { state: 'summary', scenario: { ...both, facts: { ...both.facts, autoPay: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Cancel|Cancelar) Auto\sPay$/ })).toBeNull();
  },
});
export const SummaryOnItsDay = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { state: 'summary', scenario: onItsDay },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(We’re charging this today|Lo cobramos hoy)\./)).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: /^(Cancel future charges|Cancelar los próximos cobros)$/,
      }),
    ).toBeVisible();
  },
});
export const SummaryOfTheLastCharge = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { state: 'summary', scenario: onItsDay, context: changeTo(onItsDay) },
});

export const Services = meta.story({
  tags: ['state:auto-pay-manage.choosingServices'],
  args: { state: 'choosingServices', scenario: both },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Continue|Continuar)$/ }));
    const missing = /^(Please select service\(s\) for Auto\sPay changes|Seleccione al menos un servicio)/;
    await expect((await canvas.findAllByText(missing))[0]).toBeVisible();
  },
});

export const Method = meta.story({
  tags: ['state:auto-pay-manage.choosingMethod'],
  args: { state: 'choosingMethod' },
});
export const MethodForMobile = meta.story({
  tags: ['state:auto-pay-manage.choosingMethod'],
  args: { state: 'choosingMethod', scenario: both, context: { scopes: ['allServices', 'mobile'] } },
});
export const NoPrepaidCards = meta.story({
  tags: ['state:auto-pay-manage.choosingMethod'],
  args: { state: 'choosingMethod', context: { isPrepaid: true } },
});
export const CardExpiresSoon = meta.story({
  tags: ['state:auto-pay-manage.confirmingExpiringCard'],
  args: {
    state: 'confirmingExpiringCard',
    scenario: {
      ...storyScenario('expiringCard'),
      facts: { ...storyScenario('expiringCard').facts, autoPay: autoPayOn.facts.autoPay },
    },
    context: toCard(storyScenario('expiringCard')),
  },
});
export const NewCard = meta.story({
  tags: ['state:auto-pay-manage.enteringCard'],
  args: { state: 'enteringCard' },
});
export const NewBankAccount = meta.story({
  tags: ['state:auto-pay-manage.enteringBankAccount'],
  args: { state: 'enteringBankAccount' },
});
export const ConnectBank = meta.story({
  tags: ['state:auto-pay-manage.connectingBank'],
  args: { state: 'connectingBank', scenario: bankConnect },
});
export const WaitingForBank = meta.story({
  tags: ['state:auto-pay-manage.waitingForBank'],
  args: { state: 'waitingForBank', scenario: bankConnect },
});
/** Back from the bank with no account: that is said, and everything is as it was. */
export const NoAccountConnected = meta.story({
  tags: ['state:auto-pay-manage.noAccountConnected'],
  args: { state: 'noAccountConnected', scenario: bankConnect },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('flow').like('bank.noAccount'))).toBeVisible();
  },
});
/** The bank's page can be opened again. */
export const BankConnectFailed = meta.story({
  tags: ['state:auto-pay-manage.bankConnectFailed', 'outcome:LW-PAY-061'],
  args: { state: 'bankConnectFailed', scenario: bankConnect, context: failed('LW-PAY-061') },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('button', { name: words('waysOn').part('connectAgain.title') }),
    ).toBeVisible();
  },
});

export const Day = meta.story({
  tags: ['state:auto-pay-manage.choosingDay'],
  args: { state: 'choosingDay', context: toDay },
});
export const DayWithAnotherMethod = meta.story({
  tags: ['state:auto-pay-manage.choosingDay'],
  args: { state: 'choosingDay', context: { ...toCard(), ...toDay } },
});
/** The last day of a month is the first 31st: it charges today, which is said above the button and marked. */
export const DayThatChargesToday = meta.story({
  tags: ['state:auto-pay-manage.choosingDay'],
  args: { state: 'choosingDay', scenario: onTheLastDay, context: { debitDay: 31, changing: 'day' } },
  play: async ({ canvas }) => {
    const warning = await canvas.findByText(/today, November\s30\.$|hoy, 30\sde\snoviembre\.$/u);
    await expect(warning).toHaveTextContent(
      /^(If you choose the 31st, we’ll charge|Si elige el día 31, cobraremos) \$/,
    );
    await expect(
      canvas.getByText(/^(Charges today if you choose it|Se cobra hoy si lo elige)$/),
    ).toBeVisible();
  },
});
/** A day that is not today's says its first charge too. */
export const DayThatChargesLater = meta.story({
  tags: ['state:auto-pay-manage.choosingDay'],
  args: { state: 'choosingDay', context: toDay },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(If you choose the 3rd, we’ll charge|Si elige el día 3, cobraremos) \$.*(December\s3|3\sde\sdiciembre)\./u,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/today, November|hoy, \d+ de noviembre/)).toBeNull();
  },
});
export const DayOnItsDay = meta.story({
  tags: ['state:auto-pay-manage.choosingDay'],
  args: { state: 'choosingDay', scenario: onItsDay },
});
export const DayRefused = meta.story({
  tags: ['state:auto-pay-manage.choosingDay', 'outcome:LW-APY-042'],
  args: { state: 'choosingDay', context: { ...toDay, ...failed('LW-APY-042') } },
});

export const PreparingReview = meta.story({
  tags: ['state:auto-pay-manage.preparingReview'],
  args: { state: 'preparingReview', context: toCard() },
});
export const Review = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { state: 'reviewing', context: toCard() },
});
export const ReviewOfTheDay = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { state: 'reviewing', context: toDay },
});
export const ReviewOfADayThatChargesToday = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { state: 'reviewing', scenario: onTheLastDay, context: { debitDay: 31, changing: 'day' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', {
        name: /^(Pay \$\d+\.\d\d today and save|Pagar \$\d+\.\d\d hoy y guardar)$/,
      }),
    ).toBeVisible();
    await expect(canvas.queryByText(/until the cutoff|hasta la hora límite/)).toBeNull();
  },
});
export const ReviewOfTheDayBesideOneWithSupport = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { state: 'reviewing', scenario: handedOver, context: toDay },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: mayHaveNothing })).toBeVisible();
  },
});
export const ReviewOfBothServices = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: {
    state: 'reviewing',
    scenario: bothBilled,
    context: { ...toDay, scopes: ['allServices', 'mobile'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Mobile service|Servicio móvil): Visa/)).toBeVisible();
    await expect(canvas.getByText(/^(Mobile charge|Cobro del servicio móvil)$/)).toBeVisible();
  },
});
export const ReviewOnItsDay = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { state: 'reviewing', scenario: onItsDay, context: toCard() },
  play: async ({ canvas }) => {
    const stillMade = /(Today’s charge of .* still goes through|El cobro de hoy, .* se hará de todos modos)/;
    await expect(await canvas.findByText(stillMade)).toBeVisible();
  },
});
export const ReviewWithoutConnection = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { state: 'reviewing', context: { ...toCard(), isCutOff: true } },
});
export const Submitting = meta.story({
  tags: ['state:auto-pay-manage.submitting'],
  args: { state: 'submitting', context: toCard() },
});

export const Cancel = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { state: 'confirmingCancel' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /\$60\.00 (a year|al año)/ }),
    ).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^(Keep|Conservar) Auto\sPay$/ })).toBeVisible();
    await expect(canvas.queryByText(counter)).toBeNull();
    await expect(
      canvas.getAllByText(/^(Your business|Cobro de .* con su cuenta «Business) checking/),
    ).not.toHaveLength(0);
  },
});
export const CancelWithAllThatStays = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: withMobile(storyScenario('autoPayAndScheduled')) },
});
export const CancelWithoutDiscount = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: withoutDiscount },
});
/** Of two bills only one is past due: it is said how much, and not of all. */
export const CancelWithAPartPastDue = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: partPastDue },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^\$72\.41 of it is past due|^Incluye un saldo vencido de \$72\.41/),
    ).toBeVisible();
  },
});
/** A payment that nobody can confirm may leave this bill to them. */
export const CancelBesideOneWithSupport = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: handedOver },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', {
      name: /^(This bill, if your payment didn’t go through|Esta factura, si su pago no se realizó)/,
    });
    await expect(row).toHaveTextContent(/You pay it by|La paga usted a más tardar/);
  },
});
export const CancelOnItsDay = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { state: 'confirmingCancel', scenario: onItsDay },
});
export const CancelWithoutConnection = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { state: 'confirmingCancel', context: { isCutOff: true } },
});
export const Canceling = meta.story({
  tags: ['state:auto-pay-manage.canceling'],
  args: { state: 'canceling' },
  play: async ({ canvas }) => {
    // Nothing leads back by now, and the page stays where it was.
    const busy = await canvas.findByRole('button', { name: /^(Canceling|Cancelando) Auto\sPay…$/u });
    await expect(busy.closest('[data-sheet]')).not.toBeNull();
  },
});

export const LoadingAuthorizations = meta.story({
  tags: ['state:auto-pay-manage.loadingAuthorizations'],
  args: { state: 'loadingAuthorizations' },
});
export const Authorizations = meta.story({
  tags: ['state:auto-pay-manage.readingAuthorizations'],
  args: { state: 'readingAuthorizations', context: { authorizations: sampleAuthorizations() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^(In effect|Vigente)$/)).toHaveLength(1);
    await expect(canvas.getAllByText(/^(Ended|Terminada)$/).length).toBeGreaterThan(1);
  },
});
export const NoAuthorizations = meta.story({
  tags: ['state:auto-pay-manage.readingAuthorizations'],
  args: {
    state: 'readingAuthorizations',
    scenario: storyScenario('current'),
    context: { authorizations: [] },
  },
});

export const Changed = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: { state: 'changed', context: { ...changeTo(autoPayOn), ...toCard() } },
});
export const DayChanged = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: { state: 'changed', context: { ...changeTo(autoPayOn, toDay.debitDay ?? 1), ...toDay } },
});
export const DayChangedAndChargedToday = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: {
    state: 'changed',
    scenario: onTheLastDay,
    context: changedToToday(onTheLastDay, 31),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(We’re charging \$.* today\. Your new day is the 31st|Hoy cobraremos \$.*\. Su nuevo día es el 31)\.$/,
      ),
    ).toBeVisible();
    await expect(
      canvas.queryByText(/starting with your next charge\.$|a partir del próximo cobro\.$/),
    ).toBeNull();
  },
});
export const MethodAndDayChangedAndChargedToday = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: {
    state: 'changed',
    scenario: onTheLastDay,
    context: changedToToday(onTheLastDay, 31, ['allServices'], methodOf(onTheLastDay, 'creditCard')),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(We’re charging \$.* today, to your Visa.*\. Your new day is the 31st|Hoy cobraremos \$.* con su Visa.*\. Su nuevo día es el 31)\.$/u,
      ),
    ).toBeVisible();
  },
});
/** The sum is the one of the button that was pressed: of the account and of mobile service. */
export const BothServicesChangedAndChargedToday = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: {
    state: 'changed',
    scenario: bothBilledOnTheLastDay,
    context: changedToToday(bothBilledOnTheLastDay, 30, ['allServices', 'mobile']),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(We’re charging \$505\.53 today\. Your new day is the 30th|Hoy cobraremos \$505\.53\. Su nuevo día es el 30)\.$/,
      ),
    ).toBeVisible();
  },
});
export const MobileAloneChangedAndChargedToday = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: {
    state: 'changed',
    scenario: bothBilledOnTheLastDay,
    context: changedToToday(bothBilledOnTheLastDay, 30, ['mobile']),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(We’re charging \$186\.40 today\. Your new day is the 30th|Hoy cobraremos \$186\.40\. Su nuevo día es el 30)\.$/,
      ),
    ).toBeVisible();
  },
});
export const DayChangedBesideOneWithSupport = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: {
    state: 'changed',
    scenario: handedOver,
    context: { ...after(() => undefined, 'change', handedOver), ...toDay },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: mayHaveNothing })).toBeVisible();
  },
});
export const MethodAndDayChanged = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: {
    state: 'changed',
    context: {
      ...changeTo(autoPayOn, toDay.debitDay ?? 1, methodOf(autoPayOn, 'creditCard')),
      ...toCard(),
      ...toDay,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: /^(Auto\sPay is updated|Se actualizó Auto\sPay)$/,
      }),
    ).toHaveFocus();
  },
});
export const ChangedOnItsDay = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: { state: 'changed', scenario: onItsDay, context: { ...changeTo(onItsDay), ...toCard() } },
});
export const ChangedForMobileAlone = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: {
    state: 'changed',
    scenario: bothOnItsDay,
    context: { ...changeTo(bothOnItsDay, 20, null, ['mobile']), debitDay: 20, scopes: ['mobile'] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: /^(Mobile Auto\sPay has a new day|Se cambió el día de Auto\sPay del servicio móvil)$/,
      }),
    ).toHaveFocus();
    await expect(canvas.queryByText(/6789/)).toBeNull();
    await expect(canvas.queryByText(/still goes through|se hará de todos modos/)).toBeNull();
  },
});
export const ChangedFromTheWallet = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: { state: 'changed', origin: 'wallet', context: { ...changeTo(autoPayOn), ...toCard() } },
});
export const Canceled = meta.story({
  tags: ['state:auto-pay-manage.canceled'],
  args: { state: 'canceled', context: canceled() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Print|Imprimir)$/ })).toBeVisible();
    await expect(
      canvas.getByText(
        /^You’ll lose the \$5\.00 .* next bill\.$|^A partir de su próxima factura, .* \$5\.00/u,
      ),
    ).toBeVisible();
  },
});
/** Mobile service's own goes on, and says so. */
export const CanceledBesideMobile = meta.story({
  tags: ['state:auto-pay-manage.canceled'],
  args: { state: 'canceled', scenario: both, context: canceled(both) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Mobile Auto\sPay stays on|Auto\sPay del servicio móvil sigue activado)\.$/u),
    ).toBeVisible();
  },
});
/** Today's charge has been sent: turning Auto Pay off does not call it back. */
export const CanceledOnceTodaysChargeWasSent = meta.story({
  tags: ['state:auto-pay-manage.canceled'],
  args: {
    state: 'canceled',
    context: {
      ...canceled(),
      options: {
        ...paymentOptionsOf(autoPayOn),
        countedPayments: [samplePayment(autoPayOn, { status: 'pending', channel: 'autoPay' })],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /already sent\. Canceling doesn’t stop it\.$|ya se envió y no se detiene al cancelar\.$/,
      ),
    ).toBeVisible();
  },
});
/** The charge met silence: it leaves all the same, which is said before Auto Pay is canceled, and after. */
const stillConfirming: Partial<ManageContext> = {
  options: {
    ...paymentOptionsOf(autoPayOn),
    countedPayments: [samplePayment(autoPayOn, { status: 'unknown', channel: 'autoPay' })],
  },
};
const toldToLeave =
  /still confirming the \$[\d.,]+ Auto\sPay charge .*Canceling doesn’t stop it\.$|confirmando el cobro .*No se detiene al cancelar\.$/u;
export const CancelWhileAChargeIsConfirmed = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { state: 'confirmingCancel', context: stillConfirming },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(toldToLeave)).toBeVisible();
  },
});
export const CanceledWhileAChargeIsConfirmed = meta.story({
  tags: ['state:auto-pay-manage.canceled'],
  args: { state: 'canceled', context: { ...canceled(), ...stillConfirming } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(toldToLeave)).toBeVisible();
  },
});
/** One is sent and another is not confirmed yet: each is told. */
export const CancelWhileOneChargeIsSentAndOneConfirmed = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: {
    state: 'confirmingCancel',
    context: {
      options: {
        ...paymentOptionsOf(autoPayOn),
        countedPayments: [
          samplePayment(autoPayOn, {
            status: 'unknown',
            channel: 'autoPay',
            paymentDate: addDays(autoPayOn.today, -3),
            inSupportQueue: true,
          }),
          samplePayment(autoPayOn, { status: 'pending', channel: 'autoPay' }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(toldToLeave)).toBeVisible();
    await expect(canvas.getByText(/charge was already sent|ya se envió/)).toBeVisible();
  },
});
/** What the bank account is being charged stays with it, though a card is charged from now on. */
const byBankBefore: Partial<ManageContext> = {
  options: {
    ...paymentOptionsOf(autoPayOn),
    countedPayments: autoPayOn.facts.autoPay
      ? [
          samplePayment(autoPayOn, {
            status: 'unknown',
            channel: 'autoPay',
            method: autoPayOn.facts.autoPay.method,
          }),
        ]
      : [],
  },
};
const goesToBank =
  /still confirming the \$[\d.,]+ Auto\sPay charge .* still goes to your .* 6789\.$|confirmando el cobro .* se hará con su .* 6789\.$/u;
export const ReviewWhileAChargeIsConfirmed = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { state: 'reviewing', context: { ...toCard(), ...byBankBefore } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(goesToBank)).toBeVisible();
  },
});
export const ReviewOfTheDayWhileAChargeIsConfirmed = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { state: 'reviewing', context: { ...toDay, ...byBankBefore } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^(Save changes|Guardar los cambios)$/ }),
    ).toBeVisible();
    await expect(canvas.queryByText(goesToBank)).toBeNull();
  },
});
export const ChangedWhileAChargeIsConfirmed = meta.story({
  tags: ['state:auto-pay-manage.changed'],
  args: { state: 'changed', context: { ...changeTo(autoPayOn), ...toCard(), ...byBankBefore } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(goesToBank)).toBeVisible();
  },
});
export const CanceledOnItsDay = meta.story({
  tags: ['state:auto-pay-manage.canceled'],
  args: { state: 'canceled', scenario: onItsDay, context: canceled(onItsDay) },
});
const { autoPay: before } = manageContextOf(autoPayOn);
const textBefore = { textVersion: '2026-03', wording: { en: 'The text before.', es: 'El texto de antes.' } };
/** The page stood open while the text became another: what was accepted is not, and the rest is as it was chosen. */
export const NewAuthorization = meta.story({
  tags: ['state:auto-pay-manage.reviewing', 'outcome:LW-APY-047'],
  args: {
    state: 'reviewing',
    context: {
      ...toCard(),
      autoPay: before ? { ...before, texts: { allServices: textBefore, ofMobile: null } } : null,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(The text before|El texto de antes)\.$/)).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|Guardar)/i }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(/authorization changed|autorización cambió/);
    await expect(canvas.getByText(/will still be attempted\.$|de todos modos\.$/)).toBeVisible();
    await expect(canvas.queryByText(/^(The text before|El texto de antes)\.$/)).toBeNull();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
});
export const MethodNotChanged = meta.story({
  tags: ['state:auto-pay-manage.notChanged', 'outcome:LW-APY-041'],
  args: { state: 'notChanged', context: { ...toCard(), ...failed('LW-APY-041') } },
});
export const DayNotChanged = meta.story({
  tags: ['state:auto-pay-manage.notChanged', 'outcome:LW-APY-040'],
  args: { state: 'notChanged', context: { ...toDay, ...failed('LW-APY-040') } },
});
/** It says how it stands, which it goes on to do. */
export const ChangedTooOften = meta.story({
  tags: ['state:auto-pay-manage.notChanged', 'outcome:LW-APY-046'],
  args: { state: 'notChanged', context: { ...toDay, ...failed('LW-APY-046') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/try again in an hour|intente de nuevo en una hora/i)).toBeVisible();
  },
});
export const NotCanceled = meta.story({
  tags: ['state:auto-pay-manage.notCanceled', 'outcome:LW-APY-030'],
  args: { state: 'notCanceled', context: failed('LW-APY-030', { asked: 'cancel' }) },
});
export const MethodLost = meta.story({
  tags: ['state:auto-pay-manage.methodLost', 'outcome:LW-APY-043'],
  args: { state: 'methodLost', context: { ...canceled(), ...failed('LW-APY-043') } },
});
const endedBy = { at: autoPayOn.now, by: 'Sam Keller' } as const;
export const MethodChangedMeanwhile = meta.story({
  tags: ['state:auto-pay-manage.changedMeanwhile', 'outcome:LW-APY-045'],
  args: { state: 'changedMeanwhile', context: failed('LW-APY-045') },
});
export const ChangedByAColleague = meta.story({
  tags: ['state:auto-pay-manage.changedMeanwhile', 'outcome:LW-APY-044'],
  args: {
    state: 'changedMeanwhile',
    context: {
      ...changeTo(autoPayOn),
      ...failed('LW-APY-044', { endedBy: { ...endedBy, why: 'changed' } }),
    },
  },
});
export const CanceledByAColleague = meta.story({
  tags: ['state:auto-pay-manage.changedMeanwhile', 'outcome:LW-APY-044'],
  args: {
    state: 'changedMeanwhile',
    context: { ...canceled(), ...failed('LW-APY-044', { endedBy: { ...endedBy, why: 'cancelled' } }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Left to pay|Le queda por pagar)$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Make a payment|Hacer un pago)$/i })).toBeVisible();
  },
});
export const Refused = meta.story({
  tags: ['state:auto-pay-manage.refused', 'outcome:LW-PAY-034'],
  args: { state: 'refused', context: failed('LW-PAY-034') },
});
export const SessionEnded = meta.story({
  tags: ['state:auto-pay-manage.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded', context: failed('LW-AUT-030') },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:auto-pay-manage.serviceUnavailable', 'outcome:LW-SYS-010'],
  args: { state: 'serviceUnavailable', context: failed('LW-SYS-010') },
});

/* Mobile service's Auto Pay alone. */
const mobileAlone = { scope: 'mobile', scenario: storyScenario('mobileAutoPayOn') } as const;

export const BothOn = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { scenario: storyScenario('mobileAutoPayOn'), state: 'summary' },
  play: async ({ canvas, words }) => {
    const link = await canvas.findByRole('link', {
      name: words('autoPayManage').like('summary.manageMobile'),
    });
    await expect(link).toHaveAttribute('href', '/billing/pay-bill?open=apm&for=mobile');
  },
});
export const MobileSummary = meta.story({
  tags: ['state:auto-pay-manage.summary'],
  args: { ...mobileAlone, state: 'summary' },
});
export const MobileDay = meta.story({
  tags: ['state:auto-pay-manage.choosingDay'],
  args: { ...mobileAlone, state: 'choosingDay' },
});
export const MobileReview = meta.story({
  tags: ['state:auto-pay-manage.reviewing'],
  args: { ...mobileAlone, state: 'reviewing', context: { debitDay: 28 } },
});
/** Mobile service requires it: that is said before it is canceled, and after. */
export const MobileCancel = meta.story({
  tags: ['state:auto-pay-manage.confirmingCancel'],
  args: { ...mobileAlone, state: 'confirmingCancel' },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('autoPayManage').like('cancel.mobileRequires'))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: words('autoPayManage').like('cancel.submitMobile') }),
    ).toBeEnabled();
    await expect(canvas.queryByText(words('autoPayManage').part('cancel.again'))).toBeNull();
  },
});
export const MobileCanceled = meta.story({
  tags: ['state:auto-pay-manage.canceled'],
  args: { ...mobileAlone, scenario: storyScenario('mobileActive'), state: 'off' },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('heading', { name: words('autoPayManage').like('result.offMobile') }),
    ).toBeVisible();
    const { like } = words('outcomeActions');
    const turnOn = canvas.getByRole('button', { name: like('turnOnAutoPay') });
    const back = canvas.getByRole('button', { name: like('backToBilling') });
    await expect(turnOn.compareDocumentPosition(back)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('button', { name: like('makePayment') })).toBeVisible();
  },
});
