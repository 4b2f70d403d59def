import { Button } from '@linework/design-system';
import {
  type BusinessDate,
  can,
  negate,
  type Payment,
  paidMobileBill,
  streamingSubscriptionsOf,
  usd,
  whomToAskToPay,
  zero,
} from '@linework/domain';
import {
  billingSummaryOf,
  buildPayment,
  type Scenario,
  type ScenarioName,
  situatedScenario,
  storyScenario,
} from '@linework/fixtures';
import { BillingLocked } from '@linework/parts/balance';
import { askedSituation } from '@linework/review';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
import { BillingHome } from './BillingHome.tsx';
import type { BillingHomeProps, KeptPaymentOffer } from './billing-home.types.ts';
import { dismissed, links, paidToday, propsAfter, propsIn, propsOf, ready } from './sample-home.ts';

const retry = fn();
const retryStreaming = fn();
const failed = { status: 'failed', onRetry: retry } as const;
const loading = { status: 'loading' } as const;

/** A reference in its one form. */
const aReference = /[Rr]eferenc(e|ia) [2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}\./;
/** A customer with a payment of a device that nobody knows of yet. */
function withDevicePayment(changes: Partial<Payment> = {}): Scenario {
  const scenario = storyScenario('mobileActive');
  const [device] = scenario.facts.mobile?.devices ?? [];
  if (!device) throw new Error('This customer has no device');
  const { id, name, lineLastFour } = device;
  const payment = buildPayment({
    status: 'unknown',
    amount: usd(5_000),
    paymentDate: scenario.today,
    device: { id, name, lineLastFour },
    ...changes,
  });
  return { ...scenario, facts: { ...scenario.facts, devicePayments: [payment] } };
}

/** Why no device is to be paid while another payment is not confirmed. */
const whileConfirming = /once we confirm your payment|cuando confirmemos su pago/;

const withoutCards = (scenario: Scenario): Scenario => {
  const { account } = scenario.facts;
  const restrictions = { ...account.restrictions, card: true };
  return { ...scenario, facts: { ...scenario.facts, account: { ...account, restrictions } } };
};

/** The same beside an account that is 30 days late. */
const besidePastDue: Scenario = {
  ...storyScenario('pastDue30'),
  facts: {
    ...storyScenario('pastDue30').facts,
    mobile: withDevicePayment().facts.mobile,
    devicePayments: withDevicePayment().facts.devicePayments,
  },
};

/** The labels of the sums, with plain spaces. */
const termsIn = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('term')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

const meta = preview.meta({
  title: 'Flows/Billing home',
  parameters: { layout: 'padded' },
  component: BillingHome,
  tags: ['route:/billing/pay-bill', 'mode:forced-colours', 'mode:pseudo-long'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

/** Follows the toolbar's situation. A role without billing sees what the page shows it instead. */
export const Default = meta.story({
  args: propsOf('current'),
  tags: ['standing:current', 'situation:chosen'],
  render: (args, { globals }) => {
    const scenario = situatedScenario('current', askedSituation(globals));
    const { companyName, number } = scenario.facts.account;
    return can(scenario.users[0].role, 'billing.view') ? (
      <BillingHome {...args} {...propsIn(scenario)} />
    ) : (
      <BillingLocked
        isPage
        companyName={companyName}
        accountNumber={number}
        pastDue={billingSummaryOf(scenario).balance.pastDueNet}
        whomToAsk={whomToAskToPay(scenario.users[0].role, scenario.users)}
      />
    );
  },
});
export const DueToday = meta.story({ args: propsOf('dueToday') });
export const AutoPayOn = meta.story({ args: propsOf('autoPayOn') });
/** Auto Pay charges today, and nothing stops it: nothing invites to pay the same twice. */
export const AutoPayToday = meta.story({
  args: propsAfter('autoPayOn', ({ autoPay }) => ({
    autoPay: autoPay && { ...autoPay, debitDay: 21, lastDebitDate: '2026-11-01' },
  })),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Auto\sPay will charge \$.* today|^Auto\sPay cobrará \$.* hoy/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Pay|Pagar) \$/ })).toBeNull();
  },
});
/** All is paid, and the bill that comes next is what Auto Pay takes. */
export const AutoPayWaitsForNextBill = meta.story({
  args: propsAfter('nothingDue', () => ({ autoPay: storyScenario('autoPayOn').facts.autoPay })),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByText(words('billingHome').like('howYouPay.autoPayNextBill')),
    ).toBeVisible();
    const schedule = canvas.getByRole('link', { name: words('billingHome').part('howYouPay.noScheduled') });
    await expect(schedule).toHaveAttribute('href', '/billing/pay-bill?open=otp&when=later');
  },
});
interface Played {
  readonly canvasElement: HTMLElement;
  readonly words: StoryWords;
}

/** Nothing is asked: the page says what happened last, and what happens next. */
const tellsWhatComes =
  (
    lead: 'lead.nothing' | 'lead.credit' | 'lead.newCustomer',
    next: 'nextBill' | 'creditNext' | 'newCustomerNext',
    line: 'next.lastPaid' | 'next.bills',
  ) =>
  async ({ canvasElement, words }: Played): Promise<void> => {
    const canvas = within(canvasElement);
    const { like, part } = words('amountDue');
    await expect(await canvas.findByText(/^(Auto Pay)$/, { selector: 'dt' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: part(lead) })).toBeVisible();
    await expect(canvas.getByText(part(next))).toBeVisible();
    await expect(canvas.getByText(like(line), { selector: 'dt' })).toBeVisible();
  };

export const NothingDue = meta.story({
  args: propsOf('nothingDue'),
  tags: ['standing:nothingDue'],
  play: tellsWhatComes('lead.nothing', 'nextBill', 'next.lastPaid'),
});
export const NothingDueOnPhoneInSpanish = meta.story({
  args: propsOf('nothingDue'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('amountDue').like('next.lastPaid'))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const CreditBalance = meta.story({
  args: propsOf('creditBalance'),
  tags: ['standing:creditBalance'],
  play: tellsWhatComes('lead.credit', 'creditNext', 'next.lastPaid'),
});
/** What is due is of a bill whose statement is still to come: why the one before it differs is another figure's reason. */
export const StatementOnItsWay = meta.story({
  args: propsOf('statementDelayed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/statement will be here by|estará aquí a más tardar/)).toBeVisible();
    await expect(canvas.queryByText(/(from|a) your \w+ bill|respecto a su factura/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^(View bill details|Ver la factura)/ })).toBeNull();
    await expect(canvas.getByText(/^(Due|Vence el) /)).toBeVisible();
  },
});
/** A closed account is billed no more: nothing is promised of its credit, and whom to ask for it is said. */
export const CreditOfClosedAccount = meta.story({
  args: propsOf('finalBill'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 2,
        name: /\$38\.62 (and nothing to pay\. Call|y no tiene nada por pagar\. Llame)/,
      }),
    ).toBeVisible();
    await expect(canvas.queryByText(/next bill|próxima factura/)).toBeNull();
    const newest = /, (Final bill · Credit|Factura final · Saldo a favor)$/;
    await expect(await canvas.findByText(newest)).toBeInTheDocument();
  },
});
export const NewCustomer = meta.story({
  args: propsOf('newCustomer'),
  tags: ['standing:newCustomer'],
  play: tellsWhatComes('lead.newCustomer', 'newCustomerNext', 'next.bills'),
});
export const PastDue12 = meta.story({ args: propsOf('pastDue12'), tags: ['standing:past-due'] });
/** A bill is paid in part, and of what was paid some was refunded: what is left is reckoned from the bill itself. */
export const PartlyPaid = meta.story({
  args: propsOf('refunds'),
  play: async ({ canvas, canvasElement, words }) => {
    const asked = canvas.getByRole('heading', { level: 2, name: /\$143\.75/ });
    await expect(asked).toHaveTextContent(new RegExp(`^${words('amountDue').part('lead.pay').source}`));
    const sum = within(canvasElement).getAllByRole('definition');
    const { like } = words('balance');
    await expect(termsIn(canvasElement)).toEqual([
      expect.stringMatching(like('charge.bill.is', { bill: '2026-11-01' })),
      expect.stringMatching(like('paid')),
      expect.stringMatching(like('amountDue')),
    ]);
    await expect(sum.map(({ textContent }) => textContent)).toEqual(['$178.25', '−$34.50', '$143.75']);
  },
});
export const PastDue30 = meta.story({
  args: propsOf('pastDue30'),
  tags: ['standing:past-due-30'],
  play: async ({ canvas, canvasElement, words }) => {
    // One deadline and one amount, in the sentence, its button and what is past due of the sum.
    const amount = usd(8_612);
    const all = usd(26_437);
    const due = words('amountDue');
    const asked = { level: 2, name: due.part('staysOn', { date: '2026-12-10' }) };
    const heading = canvas.getByRole('heading', asked);
    await expect(heading).toHaveTextContent(new RegExp(`^${due.part('lead.pay').source}`));
    await expect(heading).toHaveTextContent('$86.12');
    const payNow = canvas.getByRole('link', { name: due.like('payNow', { amount }) });
    await expect(payNow).toHaveAttribute('href', links.payPastDue);
    const payAll = canvas.getByRole('link', { name: due.like('payAll', { amount: all }) });
    await expect(payAll).toHaveAttribute('href', links.pay);
    const sum = words('balance');
    const october = { bill: '2026-10-01', date: '2026-10-22' };
    const november = { bill: '2026-11-01', date: '2026-11-22' };
    await expect(termsIn(canvasElement).slice(0, 6)).toEqual([
      expect.stringMatching(sum.like('charge.bill.was', october)),
      expect.stringMatching(sum.like('paid')),
      expect.stringMatching(sum.like('pendingYesterday')),
      expect.stringMatching(sum.like('pastDue')),
      expect.stringMatching(sum.like('charge.bill.is', november)),
      expect.stringMatching(sum.like('totalBalance')),
    ]);
    const { like, part } = words('nextSteps');
    const steps = within(await canvas.findByRole('list', { name: like('heading') }));
    const [today, suspension, off, equipment] = steps.getAllByRole('listitem');
    await expect(today).toHaveAttribute('aria-current', 'step');
    await expect(today).toHaveTextContent(part('today', { days: 30 }));
    await expect(today).toHaveTextContent(part('here'));
    await expect(today).toHaveTextContent(part('now.30', { amount }));
    await expect(suspension).toHaveTextContent(part('ahead.43', { amount }));
    // The last day on which paying keeps the service on, with the sum that the page names for it.
    await expect(off).toHaveTextContent(part('after', { date: '2026-12-10' }));
    await expect(off).toHaveTextContent(part('ahead.50', { amount }));
    // After that day all that is due by then: the sum that "Pay all" names.
    await expect(equipment).toHaveTextContent(part('ahead.76', { amount: all }));
  },
});
export const PastDue43 = meta.story({
  args: propsOf('pastDue43'),
  tags: ['standing:past-due-43'],
  play: async ({ canvas }) => {
    // The icon that it has among transactions and statements too.
    const activity = within(canvas.getByRole('region', { name: /^(Recent activity|Actividad reciente)$/ }));
    const [status] = activity.getAllByText(/^(Past due|Vencid[ao])/);
    await expect(status?.parentElement?.querySelector('.lucide-clock-alert')).toBeVisible();
  },
});
export const PastDue50 = meta.story({ args: propsOf('pastDue50'), tags: ['standing:past-due-50'] });
/** Paying alone does not bring it back: the number to call stands in the sentence that says what to pay. */
const namesThePhone = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  const [asked] = within(canvasElement).getAllByRole('heading', { level: 2 });
  if (!asked) throw new Error('Nothing is asked');
  await expect(asked).toHaveTextContent(
    /^Pay \$.* then call 1-800-555-0142|^Pague \$.* luego llame al 1-800-555-0142/,
  );
  await expect(within(asked).getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute(
    'href',
    'tel:18005550142',
  );
};

export const PastDue76 = meta.story({
  args: propsOf('pastDue76'),
  tags: ['standing:past-due-76'],
  play: namesThePhone,
});
export const PendingCoversPastDue = meta.story({
  args: propsOf('pendingCoversPastDue'),
  tags: ['news:pastDueCovered'],
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('standings').like('pastDueCovered.title'))).toBeVisible();
    await expect(
      canvas.getByText(words('billingHome').like('alerts.pending.creditCard.title', { date: '2026-11-20' })),
    ).toBeVisible();
    const { daysPastDue: count } = billingSummaryOf(storyScenario('pendingCoversPastDue')).standing;
    await expect(canvas.queryByText(words('standings').part('daysPastDue', { count }))).toBeNull();
    await expect(canvas.queryByRole('heading', { name: words('nextSteps').like('heading') })).toBeNull();
  },
});
export const SoftDisconnected = meta.story({
  args: propsOf('softDisconnected'),
  tags: ['standing:softDisconnected'],
});
/** Limited is not off: the day on which it is turned off is still to come. */
export const Hotlined = meta.story({
  args: propsOf('hotlined'),
  tags: ['standing:hotlined'],
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: /^(What happens next|Qué sigue)$/ }));
    await expect(steps.getByText(/^(If not paid by|Si no ha pagado para)/)).toBeVisible();
  },
});
export const TemporarilyDisconnected = meta.story({
  args: propsOf('temporarilyDisconnected'),
  tags: ['standing:temporarilyDisconnected'],
});
export const Disconnected = meta.story({
  args: propsOf('disconnected'),
  tags: ['standing:disconnected'],
  play: namesThePhone,
});
export const Inactive = meta.story({
  args: propsOf('inactive'),
  tags: ['standing:inactive'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute(
      'href',
      'tel:18005550142',
    );
  },
});
/** Neither the bill's line nor the chart says that a bill is due whose payment nobody can confirm yet. */
async function expectBillNotConfirmed(page: HTMLElement): Promise<void> {
  const notConfirmed = /Payment not confirmed yet|Pago aún sin confirmar/;
  const region = (name: RegExp) => within(within(page).getByRole('region', { name }));
  const [bill] = region(/^(Recent activity|Actividad reciente)$/)
    .getAllByRole('listitem')
    .filter((line) => /^(Bill|Factura)/.test(line.textContent ?? ''));
  await expect(bill).toHaveTextContent(notConfirmed);
  await expect(bill).not.toHaveTextContent(/Due Dec|Vence el/);
  const bills = region(/^(Your bills|Sus facturas)$/);
  await expect(bills.getAllByText(notConfirmed)).not.toHaveLength(0);
  await expect(bills.queryByText(/^(Due December|Vence el)/)).toBeNull();
}

/** A payment is not confirmed yet: by when there is an answer and where to look; what is due then is no certain figure. */
export const Checking = meta.story({
  args: propsOf('checking'),
  tags: ['news:checking', 'service:on.checkingUntil'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', {
        name: /^We’re confirming your payment of \$178|^Estamos confirmando su pago/,
      }),
    ).toBeVisible();
    // An answer is not promised: where there is none by then, people look into it.
    await expect(
      canvas.getByText(/(Expect an update by|Habrá novedades a más tardar) .*3:00.[Pp]/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /View this payment|Ver este pago/ })).toHaveAttribute(
      'href',
      expect.stringContaining('step=result&payment='),
    );
    await expect(canvas.getByText(/^Total (if|si)/)).toBeVisible();
    await expect(canvas.queryByText(/^(Amount due|Total a pagar)$/)).not.toBeInTheDocument();
    // One notice, at the head of the figure; nothing else on the page says that a payment can be made or was.
    await expect(canvas.getByText(/^(Don’t pay again|No pague de nuevo)/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /Notices|Avisos/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/You can schedule|Puede programar/)).not.toBeInTheDocument();
    const activity = within(canvas.getByRole('region', { name: /^(Recent activity|Actividad reciente)$/ }));
    const [newest] = activity.getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/(?<!\u2212)\$178\.25(Not confirmed yet|Aún sin confirmar)/);
    await expectBillNotConfirmed(canvasElement);
  },
});
export const CheckingOnPhoneInSpanish = meta.story({
  args: propsOf('checking'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pague de nuevo mientras confirmamos este pago.')).toBeVisible();
  },
});
/** A bank was asked, and has not answered: nothing says that the money was received. */
export const BankPaymentPending = meta.story({
  args: propsOf('bankPaymentPending'),
  play: async ({ canvasElement, words }) => {
    const { like, part } = words('billingHome');
    const notices = within(canvasElement).getByRole('list', { name: like('alerts.label') });
    await expect(notices).toHaveTextContent(
      part('alerts.pending.bankAccount.title', { amount: usd(17_825) }),
    );
    await expect(notices).not.toHaveTextContent(/received|Recibimos/);
  },
});
export const BankPaymentPendingInSpanish = meta.story({
  args: propsOf('bankPaymentPending'),
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const notices = within(canvasElement).getByRole('list', { name: 'Avisos' });
    await expect(notices).toHaveTextContent(/El \d+ de noviembre enviamos al banco un pago de \$178\.25\./);
    await expect(notices).not.toHaveTextContent('Recibimos');
  },
});
export const ExpiredCard = meta.story({ args: propsOf('expiredCard') });
export const ExpiringCard = meta.story({ args: propsOf('expiringCard') });
export const CardRestricted = meta.story({ args: propsOf('cardRestricted') });
export const BankRestricted = meta.story({ args: propsOf('bankRestricted') });

/** Nothing on the page offers what the notice says is not to be had. */
const offersNoPayment = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  const canvas = within(canvasElement);
  await expect(
    canvas.queryByRole('link', { name: /^Pay |^Make a payment|^Pagar|^Hacer un pago/ }),
  ).not.toBeInTheDocument();
  const settings = canvas.getByRole('list', { name: /^(How you pay|Cómo paga)$/ });
  await expect(settings).toHaveTextContent(/None can be used online|Ninguno se puede usar en línea/);
  await expect(settings).toHaveTextContent(/can’t pay online|No puede pagar en línea/);
};

export const BothRestricted = meta.story({ args: propsOf('bothRestricted'), play: offersNoPayment });
export const OnlineBlocked = meta.story({ args: propsOf('onlineBlocked'), play: offersNoPayment });
export const LongContent = meta.story({ args: propsOf('longNames') });
export const HostileContent = meta.story({ args: propsOf('hostileStrings') });

const asksForNothing = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  await expect(canvasElement).not.toHaveTextContent(/past due amount of \$0\.00|vencido de \$0\.00/);
};

/** Paid, and service is on its way back: until when, and nothing more is asked for. */
export const Restoring = meta.story({
  args: propsAfter('softDisconnected', paidToday('2026-11-21T20:19:00.000Z')),
  tags: ['news:restoring', 'service:restoring.restoring'],
  play: async (context) => {
    await asksForNothing(context);
    const by = { at: '2026-11-21T20:19:00.000Z', timeZone: 'America/New_York' };
    const told = context.words('accountNews').part('restoring.text', { by });
    await expect(context.canvasElement).toHaveTextContent(told);
  },
});

/** Paid after equipment was asked for: whom to call. */
export const CallToRestore = meta.story({
  args: propsAfter('pastDue76', paidToday(null)),
  tags: ['news:callToRestore', 'service:disconnected.callToRestore'],
  play: async ({ canvasElement }) => {
    const call = within(canvasElement).getByRole('link', { name: '1-800-555-0142' });
    await expect(call).toHaveAttribute('href', expect.stringContaining('tel:'));
  },
});

/** An account that is not used any more, and paid: nothing there is restored. */
export const InactiveAndPaid = meta.story({
  args: propsAfter('inactive', paidToday(null)),
  tags: ['news:callToReopen'],
  play: async (context) => {
    const call = within(context.canvasElement).getByRole('link', { name: '1-800-555-0142' });
    await expect(call).toHaveAttribute('href', 'tel:18005550142');
    await expect(context.canvasElement).toHaveTextContent(
      /Your account is inactive\.|Su cuenta está inactiva\./,
    );
    await expect(context.canvasElement).not.toHaveTextContent(/restore your service|restablecer su servicio/);
  },
});

/** Unanswered after a day: what is open is said, and nothing pretends that all is paid. */
export const WithSupport = meta.story({
  args: propsOf('checkingHandedOver'),
  tags: ['news:withSupport', 'service:on.withSupport'],
  play: async ({ canvasElement, words }) => {
    await expect(canvasElement).toHaveTextContent(
      /still can’t confirm your \$178.25|no podemos confirmar su pago de \$178.25/,
    );
    await expect(canvasElement).not.toHaveTextContent(words('amountDue').part('lead.nothing'));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute(
      'href',
      'tel:18005550142',
    );
    await expect(canvasElement).toHaveTextContent(aReference);
    await expect(canvas.queryByRole('list', { name: /Notices|Avisos/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^(Dismiss|Cerrar)/ })).not.toBeInTheDocument();
    await expectBillNotConfirmed(canvasElement);
  },
});

/** A part was paid again meanwhile: what is left is due if the first payment didn't go through, and nobody has a credit yet. */
export const WithSupportPaidInPart = meta.story({
  args: propsAfter('checkingHandedOver', (facts, { today }) => ({
    ...facts,
    payments: [
      ...facts.payments,
      buildPayment({ id: 'again', status: 'pending', amount: usd(4_000), paymentDate: today }),
    ],
  })),
  play: async ({ canvasElement, words }) => {
    await expect(canvasElement).toHaveTextContent(
      words('amountDue').part('unconfirmed', { amount: usd(13_825) }),
    );
    await expect(canvasElement).not.toHaveTextContent(/You have a credit|Tiene un saldo a favor/);
    await expect(termsIn(canvasElement)).toContainEqual(
      expect.stringMatching(/^Total (if this payment went through|si este pago se realizó)$/),
    );
  },
});

/** A payment of the bill that failed when nobody was there to be told, as the facts have it afterwards. */
const propsAfterFailure = (name: ScenarioName, change: Partial<Payment>): BillingHomeProps =>
  propsAfter(name, (facts, scenario) => {
    const [last] = facts.payments;
    if (!last) throw new Error('Nothing was ever paid');
    const failed: Payment = {
      ...last,
      id: 'failed',
      status: 'failed',
      statusReason: 'LW-PAY-010',
      amount: billingSummaryOf(scenario).balance.amountDue,
      paymentDate: scenario.today,
      requestedAt: '2026-11-21T14:10:00.000Z',
      postedDate: null,
      failedAt: '2026-11-21T15:40:00.000Z',
      ...change,
    };
    return { payments: [failed, ...facts.payments] };
  });

/** The notice tells what ended with its reference, leads to its result, and can be closed. */
const tellsFailure =
  (title: RegExp) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const canvas = within(canvasElement);
    const [notice] = within(canvas.getByRole('list', { name: /Notices|Avisos/ })).getAllByRole('listitem');
    if (!notice) throw new Error('There is no notice');
    await expect(notice).toHaveTextContent(title);
    await expect(notice).toHaveTextContent(/You weren’t charged|No se le cobró nada/);
    await expect(notice).toHaveTextContent(aReference);
    const result = within(notice).getByRole('link', { name: /View this payment|Ver este pago/ });
    await expect(result).toHaveAttribute('href', expect.stringContaining('payment=failed'));
    await expect(canvas.getByText(/^(Not charged|No se cobró)$/)).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: /^(Dismiss|Cerrar)/ }));
    await expect(dismissed).toHaveBeenLastCalledWith('failed');
    await expect(canvas.getByText(/^(Notice dismissed|Aviso cerrado)/)).toBeInTheDocument();
  };

/** Checked, and then it had failed: the answer that the customer was promised. */
export const CheckedThenFailed = meta.story({
  args: propsAfterFailure('current', { wasChecked: true, statusReason: 'LW-PAY-060' }),
  tags: ['news:failed.checked', 'news:failed.ourSide'],
  play: tellsFailure(/We confirmed that your \$178\.25|Confirmamos que su pago de \$178\.25/),
});

/** A scheduled payment whose card was declined on its day. */
export const ScheduledFailed = meta.story({
  args: propsAfterFailure('current', { requestedAt: '2026-11-10T14:10:00.000Z' }),
  tags: ['news:failed.scheduled', 'news:failed.declined', 'service:on.failed'],
  play: tellsFailure(/scheduled for November 21 didn’t go through|programado para el 21 de noviembre/),
});

/** Auto Pay could not take the bill, its method having expired. */
export const AutoPayFailed = meta.story({
  args: propsAfterFailure('autoPayOn', { channel: 'autoPay', statusReason: 'LW-PAY-034' }),
  tags: ['news:failed.autoPay', 'news:failed.methodUnusable'],
  play: async (context) => {
    await tellsFailure(/Auto Pay couldn’t charge|Auto Pay no pudo cobrar/)(context);
    const [notice] = within(context.canvas.getByRole('list', { name: /Notices|Avisos/ })).getAllByRole(
      'listitem',
    );
    await expect(notice).toHaveTextContent(/Choose another method before|Elija otro método antes/);
  },
});

/** The same of a bank account, which expires on no day. */
export const AutoPayAccountUnusable = meta.story({
  args: propsAfterFailure('autoPayOn', {
    channel: 'autoPay',
    statusReason: 'LW-PAY-034',
    method: {
      methodId: null,
      name: null,
      type: 'bankAccount',
      brand: null,
      accountType: 'checking',
      lastFourDigits: '6789',
    },
  }),
  play: async ({ canvas }) => {
    const notices = canvas.getByRole('list', { name: /Notices|Avisos/ });
    await expect(notices).toHaveTextContent(/can’t be used online|no se puede usar en línea/);
    await expect(notices).not.toHaveTextContent(/expired|venció/);
  },
});

/** Failed while nothing can be paid online: no way to pay is offered, the rest is told. */
export const FailedAndBlocked = meta.story({
  args: propsAfterFailure('onlineBlocked', { wasChecked: true }),
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('link', { name: /Make a payment|Hacer un pago/ }),
    ).not.toBeInTheDocument();
    const notices = canvas.getByRole('list', { name: /Notices|Avisos/ });
    await expect(notices).toHaveTextContent(/didn’t go through|no se realizó/);
    await expect(notices).not.toHaveTextContent(/pay again now|Ya puede pagar/);
  },
});

/** The bank sent a payment back: how much and when. */
export const Returned = meta.story({
  args: propsOf('returnedPayment'),
  tags: ['news:returned.insufficientFunds', 'service:on.returned'],
  play: async ({ canvasElement }) => {
    const notices = within(canvasElement).getByRole('list', { name: /Notices|Avisos/ });
    await expect(notices).toHaveTextContent(/bank returned your \$|banco devolvió su pago/);
    // What its receipt calls the number: it was accepted before it came back.
    await expect(notices).toHaveTextContent(/(Confirmation number|Número de confirmación) [2-9A-Z]{4}-/);
    // The days past due are counted from the return, and say so.
    await expect(
      within(canvasElement).getByText(
        /^(Counted from .* when your bank returned|Se cuenta desde el .* su banco)/,
      ),
    ).toBeVisible();
    // Its line of activity says how it stands, as its transactions do.
    const line = within(canvasElement).getByRole('link', { name: /^(Returned payment|Pago devuelto)/ });
    await expect(line.closest('li')).toHaveTextContent(/(Returned|Devuelto)$/);
  },
});

/** Auto Pay takes all that is due: that is said first, and paying now stands back. */
export const CoveredByAutoPay = meta.story({
  args: propsOf('autoPayOn'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { name: /^Auto\sPay will charge \$|^Auto\sPay cobrará \$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^(November bill covered|Factura de noviembre cubierta)$/)).toBeVisible();
    // That nothing is left to pay is a figure of its own, whoever pays it.
    await expect(canvas.getByText(/^(Left to pay|Le queda por pagar)$/)).toBeVisible();
    // Covered, and "not paid", would contradict each other: the bill says when it is due.
    await expect(canvas.queryByText(/Not paid|sin pagar/)).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: /^(Pay \$[\d.]+ now|Pagar \$[\d.]+ ahora)$/ }),
    ).toBeVisible();
  },
});

/** A part is scheduled, and Auto Pay takes the rest. */
export const CoveredByBoth = meta.story({
  args: propsOf('autoPayAndScheduled'),
  play: async ({ canvas, canvasElement, words }) => {
    const { like, part } = words('amountDue');
    const asked = canvas.getByRole('heading', { name: part('lead.autoPay') });
    await expect(asked).toHaveTextContent('$133.25');
    await expect(asked).toHaveTextContent(part('taken', { date: '2026-12-05' }));
    await expect(termsIn(canvasElement)).toEqual([
      expect.stringMatching(like('part.other', { date: '2026-12-01', name: 'Sam Keller' })),
      expect.stringMatching(like('part.autoPay', { date: '2026-12-05' })),
      expect.stringMatching(like('part.left')),
    ]);
    // What is scheduled is charged all the same: paying now stands in its place for nothing.
    const another = canvas.getByRole('link', { name: /^(Make another payment|Hacer otro pago)$/ });
    await expect(another).toHaveAttribute('href', links.payLeft);
    await expect(canvas.queryByRole('link', { name: /^(Pay|Pagar) \$/ })).not.toBeInTheDocument();
  },
});

/** Payments on chosen days come to more than is due: they cover what is due, and each is listed as it is charged. */
export const CoveredBySchedule = meta.story({
  args: propsAfter('twoScheduled', (facts, scenario) => {
    const { balance } = billingSummaryOf(scenario);
    return {
      payments: facts.payments.map((payment, index) =>
        payment.status === 'scheduled'
          ? { ...payment, amount: balance.amountDue, id: `all-${index}` }
          : payment,
      ),
    };
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', {
        name: /^(Scheduled payments will cover|Sus pagos programados cubrirán) \$178\.25 /,
      }),
    ).toBeVisible();
    const listed = [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent);
    await expect(listed.slice(0, 3)).toEqual(['$178.25', '$178.25', '$0.00']);
  },
});

const leftAPayment = (cents: number): KeptPaymentOffer => ({
  choice: 'amountDue',
  amount: usd(cents),
  overpaymentConfirmed: false,
  keptOn: storyScenario('current').today,
  hasFailed: false,
  href: '/billing/pay-bill?open=otp&step=method',
  onDiscard: fn(),
});
const aPaymentLeft = (words: StoryWords) => words('billingHome').like('kept.titleToday');

/** A payment was begun and left. */
export const PaymentLeft = meta.story({
  args: { ...propsOf('current'), kept: leftAPayment(17_825) },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(aPaymentLeft(words))).toHaveTextContent('$178.25');
  },
});

/** It was tried and refused: to say that nothing was tried would be untrue. */
export const PaymentLeftAfterRefusal = meta.story({
  args: {
    ...propsAfterFailure('current', { failedAt: '2026-11-21T14:10:01.000Z' }),
    kept: { ...leftAPayment(17_825), hasFailed: true },
  },
  play: async ({ canvasElement, words }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(/^(Your \$178\.25 payment didn’t go through|Su pago de \$178\.25 no se realizó)/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Try again|Intentar de nuevo)$/ })).toBeVisible();
    await expect(canvas.queryByText(aPaymentLeft(words))).not.toBeInTheDocument();
  },
});

/** One was refused, and another one begun since: of that nothing was tried. */
export const PaymentLeftSinceRefusal = meta.story({
  args: {
    ...propsAfterFailure('current', { failedAt: '2026-11-21T14:10:01.000Z' }),
    kept: leftAPayment(17_825),
  },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(aPaymentLeft(words))).toHaveTextContent('$178.25');
  },
});

const offersNothingLeft = async ({ canvasElement, words }: Played): Promise<void> => {
  const canvas = within(canvasElement);
  await expect(canvas.queryByText(aPaymentLeft(words))).not.toBeInTheDocument();
  await expect(
    canvas.getByRole('link', { name: /^(Pay \$|Make a payment$|Pagar \$|Hacer un pago$)/ }),
  ).toBeVisible();
};

/** A colleague has paid all of it meanwhile: nothing asks to go on with it. */
export const PaymentLeftAndNothingDue = meta.story({
  args: { ...propsOf('nothingDue'), kept: leftAPayment(17_825) },
  play: offersNothingLeft,
});

/** A part was paid meanwhile: the figure that was left is none any more. */
export const PaymentLeftWithAnotherFigure = meta.story({
  args: { ...propsOf('current'), kept: leftAPayment(20_000) },
  play: offersNothingLeft,
});

/** Two payments scheduled for a part: the sentence, its button and what it opens are what is left. */
export const TwoScheduled = meta.story({
  args: { ...propsOf('twoScheduled'), readerId: storyScenario('twoScheduled').users[0].id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { name: /^(Pay|Pague) \$78\.25 (by|a más tardar el) / }),
    ).toBeVisible();
    const pay = canvas.getByRole('link', { name: /^(Pay|Pagar) \$78\.25$/ });
    await expect(pay).toHaveAttribute('href', links.payLeft);
    await expect(canvas.getByText(/scheduled by you$|programado por usted$/)).toBeVisible();
    await expect(canvas.getByText(/scheduled by Sam Keller$|programado por Sam Keller$/)).toBeVisible();
    // The sum tells what is scheduled: no notice repeats it, and the setting leads to it.
    await expect(canvas.queryByRole('list', { name: /Notices|Avisos/ })).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: /2 scheduled payments|2 pagos programados/ }),
    ).toHaveAttribute('href', links.toFlow('scheduled-payment'));
  },
});

/** One of two leaves after the bill is due, and is in no sum: the notice of it counts both, as the setting does. */
export const OneScheduledAfterTheDueDate = meta.story({
  args: propsAfter('twoScheduled', (facts) => ({
    payments: facts.payments.map((payment) =>
      payment.status === 'scheduled' && payment.amount.cents === 4_000
        ? { ...payment, paymentDate: '2026-12-20' }
        : payment,
    ),
  })),
  play: async ({ canvas }) => {
    const notices = within(canvas.getByRole('list', { name: /Notices|Avisos/ }));
    await expect(
      notices.getByText(/^(You have 2 scheduled payments\.|Tiene 2 pagos programados\.)$/),
    ).toBeVisible();
    await expect(notices.getByText(/^\$60\.00 .*\$40\.00 /)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /2 scheduled payments|2 pagos programados/ }),
    ).toHaveAttribute('href', links.toFlow('scheduled-payment'));
  },
});

/** One payment covers all: it is the sentence, and no sum repeats it. */
export const CoveredByOnePayment = meta.story({
  args: propsAfter('current', (facts, scenario) => {
    const [last] = facts.payments;
    if (!last) throw new Error('Nothing was ever paid');
    const { balance } = billingSummaryOf(scenario);
    return {
      payments: [
        ...facts.payments,
        { ...last, id: 'all', status: 'scheduled', amount: balance.amountDue, paymentDate: '2026-12-01' },
      ],
    };
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', {
        name: /^(We’ll charge|Cobraremos) \$178\.25 (on December\s1|el 1\sde\sdic)/,
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/^(Left to pay|Le queda por pagar)$/)).toBeVisible();
  },
});

export const OnPhoneInSpanish = meta.story({
  args: propsOf('pastDue43'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Último aviso. Su servicio sigue activo.')).toBeVisible();
    await expect(
      canvas.getByRole('heading', {
        name: /^Pague \$330\.14 a más tardar el viernes 27\sde\snoviembre para conservar su servicio$/,
      }),
    ).toBeVisible();
  },
});

/** The bill and what is scheduled for it: the home says which of them comes first. */
const scheduledFor = (paymentDate: BusinessDate): BillingHomeProps =>
  propsAfter('current', (facts, scenario) => {
    const [last] = facts.payments;
    if (!last) throw new Error('Nothing was ever paid');
    const { amountDue: amount } = billingSummaryOf(scenario).balance;
    return {
      payments: [...facts.payments, { ...last, id: 'late', status: 'scheduled', amount, paymentDate }],
    };
  });

/** Scheduled for a day after the bill's: what is asked stands above it, and why it is still asked. */
export const ScheduledAfterDueDate = meta.story({
  args: scheduledFor('2026-12-20'),
  play: async ({ canvas }) => {
    const notices = within(canvas.getByRole('list', { name: /Notices|Avisos/ }));
    await expect(
      notices.getByText(
        /^\$178\.25 (on December\s20 \(after your due date\)|el 20\sde\sdiciembre \(después del vencimiento\))$/,
      ),
    ).toBeVisible();
  },
});

const rowOfOne = /^(1 scheduled payment|1 pago programado).*(Change|Cambiar)$/;
const lockedRow = /^(1 scheduled payment|1 pago programado).*(View|Ver)$/;
/** The only one: its row leads straight to it, its notice to the list. */
export const OneScheduled = meta.story({
  args: scheduledFor('2026-12-20'),
  play: async ({ canvas }) => {
    const place = '/billing/pay-bill?open=fdp&step=detail&payment=late';
    await expect(await canvas.findByRole('link', { name: rowOfOne })).toHaveAttribute('href', place);
    await expect(canvas.getByRole('link', { name: /^(View this payment|Ver este pago)$/ })).toHaveAttribute(
      'href',
      links.toFlow('scheduled-payment'),
    );
  },
});
/** Its day has come: it is being charged, and can be looked at. */
export const OneScheduledForToday = meta.story({
  args: scheduledFor('2026-11-21'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: lockedRow })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: rowOfOne })).toBeNull();
  },
});

/** Nothing is due: what is scheduled all the same becomes a credit. */
export const ScheduledForCredit = meta.story({
  args: {
    ...propsOf('nothingDue'),
    summary: ready({
      ...billingSummaryOf(storyScenario('nothingDue')),
      scheduledPayments: billingSummaryOf(storyScenario('twoScheduled')).scheduledPayments,
      scheduledForCredit: 2,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\. (Becomes a credit|Quedará a su favor)\.$/)).toBeVisible();
  },
});

/** One of two will not be charged, as its card expires before its day: no credit is promised of both. */
export const ScheduledNotAllForCredit = meta.story({
  args: {
    ...propsOf('nothingDue'),
    summary: ready({
      ...billingSummaryOf(storyScenario('nothingDue')),
      scheduledPayments: billingSummaryOf(storyScenario('twoScheduled')).scheduledPayments,
      scheduledForCredit: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(You have 2 scheduled payments\.|Tiene 2 pagos programados\.)$/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Becomes a credit|Quedará a su favor/)).toBeNull();
  },
});

/** Returned, on its way and scheduled at once: the worst two first, then all on asking. */
export const ManyNotices = meta.story({
  args: {
    ...propsOf('pastDue43'),
    summary: ready({
      ...billingSummaryOf(storyScenario('pastDue43')),
      paymentsOnTheirWay: billingSummaryOf(storyScenario('bankPaymentPending')).paymentsOnTheirWay,
      news: billingSummaryOf(storyScenario('returnedPayment')).news,
      scheduledPayments: billingSummaryOf(storyScenario('twoScheduled')).scheduledPayments,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const notices = canvas.getByRole('list', { name: /Notices|Avisos/ });
    await expect(within(notices).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(notices).getByRole('button', { name: /^(Show|Mostrar)/ }));
    await expect(within(notices).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(notices).queryByRole('button', { name: /^(Show|Mostrar)/ })).toBeNull();
  },
});

export const Loading = meta.story({
  args: {
    links,
    onDismissNews: dismissed,
    summary: loading,
    methods: loading,
    bills: loading,
    activity: loading,
    mobile: loading,
    streaming: loading,
  },
});

export const Failed = meta.story({
  args: {
    links,
    onDismissNews: dismissed,
    summary: failed,
    methods: failed,
    bills: failed,
    activity: failed,
    mobile: failed,
    streaming: failed,
  },
  tags: ['outcome:LW-BIL-010', 'outcome:LW-BIL-030', 'outcome:LW-BIL-060'],
  play: async ({ canvasElement }) => {
    const [first, settings] = within(canvasElement).getAllByRole('button', { name: /Try again|Intentar/ });
    if (!first || !settings) throw new Error('There is no way to try again');
    await userEvent.click(first);
    await expect(retry).toHaveBeenCalledTimes(1);
    // What is set comes with what is due, and with the methods that did not come either.
    await userEvent.click(settings);
    await expect(retry).toHaveBeenCalledTimes(3);
  },
});

/** What is due cannot be had: what another biller states is there all the same. */
export const OnlyBalanceFailed = meta.story({
  args: { ...propsOf('streaming'), summary: failed },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Cadence Business Music/))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/Aurora 12 Pro/))[0]).toBeVisible();
  },
});

/** The same where no other biller states anything: nothing empty takes a row. */
export const OnlyBalanceFailedAndNothingElse = meta.story({
  args: { ...propsOf('current'), summary: failed },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="false"] > :last-child')).not.toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="false"] > :empty')).toBeNull();
  },
});

/** Streaming subscriptions and mobile devices, each with its own standing. */
export const StreamingAndDevices = meta.story({
  args: propsOf('streaming'),
  play: async ({ canvas }) => {
    const streaming = within(
      await canvas.findByRole('region', { name: /^(Streaming subscriptions|Suscripciones de streaming)$/ }),
    );
    await expect(streaming.getAllByRole('listitem')).toHaveLength(4);
    await expect(streaming.getByText(/^(Ends|Termina el) /)).toBeVisible();
    const manage = streaming.getAllByRole('link');
    await expect(manage).toHaveLength(4);
    await expect(manage[1]).toHaveAccessibleName(/^(Manage|Administrar) Morning Wire/);
    await expect(new Set(manage.map((link) => link.getAttribute('href'))).size).toBe(4);
    await expect(streaming.getByText(/streaming\.provider\.example/)).toBeVisible();
    const devices = within(
      await canvas.findByRole('region', { name: /^(Mobile devices|Dispositivos móviles)$/ }),
    );
    await expect(devices.getByText('$726.43')).toBeVisible();
    const [first] = devices.getAllByRole('link');
    await expect(first).toHaveAccessibleName(/^(Pay|Pagar) Aurora 12 Pro, 256 GB$/);
    await expect(first).toHaveAttribute('href', expect.stringMatching(/open=dp&device=./));
  },
});

/** A payment of one device is not confirmed yet: until it is no other can be made, which the card says. */
export const DeviceBeingConfirmed = meta.story({
  args: propsIn(withDevicePayment()),
  play: async ({ canvas }) => {
    const devices = within(
      await canvas.findByRole('region', { name: /^(Mobile devices|Dispositivos móviles)$/ }),
    );
    await expect(
      devices.getByText(/confirming a payment of \$50\.00|confirmando un pago de \$50\.00/),
    ).toBeVisible();
    await expect(devices.getByText(whileConfirming)).toBeVisible();
    for (const link of devices.getAllByRole('link'))
      await expect(link).not.toHaveAttribute('href', expect.stringContaining('open='));
  },
});

/** The same while a payment of the account is not confirmed. */
export const DevicesWhilePaymentBeingConfirmed = meta.story({
  args: propsIn({
    ...storyScenario('mobileActive'),
    facts: {
      ...storyScenario('mobileActive').facts,
      payments: [
        buildPayment({
          status: 'unknown',
          amount: usd(5_000),
          paymentDate: storyScenario('mobileActive').today,
        }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    const devices = within(
      await canvas.findByRole('region', { name: /^(Mobile devices|Dispositivos móviles)$/ }),
    );
    await expect(devices.getByText(whileConfirming)).toBeVisible();
    for (const link of devices.getAllByRole('link'))
      await expect(link).not.toHaveAttribute('href', expect.stringContaining('open='));
  },
});

/** The mobile bill is due apart from what the page asks for: the card says how much, and by when. */
export const MobileBillDue = meta.story({
  args: propsOf('mobileActive'),
  play: async ({ canvas }) => {
    const devices = within(
      await canvas.findByRole('region', { name: /^(Mobile devices|Dispositivos móviles)$/ }),
    );
    await expect(
      devices.getByText(/\$186\.40 (is due November\s30|y vence el 30\sde\snoviembre)\.$/),
    ).toBeVisible();
    await expect(devices.getByRole('link', { name: /^(Pay your|Pagar su)/ })).toHaveAttribute(
      'href',
      expect.stringContaining('open=dp'),
    );
  },
});
export const MobileBillDueWithAutoPay = meta.story({
  args: propsOf('mobileAutoPayOn'),
  play: async ({ canvas, words }) => {
    const devices = within(
      await canvas.findByRole('region', { name: /^(Mobile devices|Dispositivos móviles)$/ }),
    );
    await expect(devices.getByText(words('homeCards').part('mobileBill.autoPay'))).toBeVisible();
  },
});
/** Of two kinds of Auto Pay one is off: nothing says so of the other. */
export const AutoPayOffBesideMobile = meta.story({
  args: propsAfter('mobileAutoPayOn', () => ({ autoPay: null })),
  play: async ({ canvas, words }) => {
    const { like } = words('billingHome');
    await expect(await canvas.findByText(like('howYouPay.autoPayOffBesideMobile'))).toBeVisible();
    await expect(canvas.queryByText(like('howYouPay.autoPayOff'))).toBeNull();
    await expect(canvas.queryByText(like('howYouPay.autoPayNoDiscount'))).toBeNull();
  },
});

/** A payment of a device failed after nobody knew: it is told, and leads to paying that device. */
export const DevicePaymentFailed = meta.story({
  args: propsIn(withDevicePayment({ status: 'failed', wasChecked: true, statusReason: 'LW-PAY-010' })),
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByText(
        words('accountNews').part('failed.checkedDevice', { device: 'Aurora 12 Pro, 256 GB' }),
      ),
    ).toBeVisible();
    const ways = canvas.getAllByRole('link', { name: /^(Make a payment|Hacer un pago)/ });
    await expect(ways.map((way) => way.getAttribute('href'))).toContainEqual(
      expect.stringContaining('open=dp'),
    );
  },
});

/** The account may not use cards, and nothing else pays a device. */
export const DevicesWithoutCards = meta.story({
  args: propsIn(withoutCards(storyScenario('mobileActive'))),
  play: async ({ canvas }) => {
    const devices = within(
      await canvas.findByRole('region', { name: /^(Mobile devices|Dispositivos móviles)$/ }),
    );
    await expect(devices.getByText(/cards can’t be used|no admite tarjetas/)).toBeVisible();
  },
});

/** What the account owes stays what it is, and its pending payment pending; that paying waits names the device. */
export const DeviceBeingConfirmedBesidePastDue = meta.story({
  args: propsIn(besidePastDue),
  play: async ({ canvas, words }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^(Pay|Pague) \$86\.12 / })).toBeVisible();
    await expect(canvas.getByText(/^(First notice|Primer aviso)/)).toBeVisible();
    await expect(canvas.getByText(words('balance').like('pendingYesterday'))).toBeVisible();
    await expect(
      canvas.getByText(
        /once we confirm your \$50\.00 payment for Aurora|confirmemos su pago de \$50\.00 para Aurora/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /View this payment|Ver este pago/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Pay|Pagar) \$/ })).not.toBeInTheDocument();
  },
});
export const DeviceBeingConfirmedInSpanish = meta.story({
  args: propsIn(besidePastDue),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Podrá pagar aquí cuando confirmemos su pago/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** What is past due on the mobile bill comes first. */
export const DevicesWhileMobileIsLimited = meta.story({
  args: propsOf('mobileHotlined'),
  play: async ({ canvas }) => {
    const devices = within(
      await canvas.findByRole('region', { name: /^(Mobile devices|Dispositivos móviles)$/ }),
    );
    for (const link of devices.getAllByRole('link'))
      await expect(link).not.toHaveAttribute('href', expect.stringContaining('open='));
    await expect(
      devices.getByText(/You can pay off devices here once|Podrá pagar sus dispositivos aquí cuando/),
    ).toBeVisible();
    await expect(devices.getByText(/\$124\.18 of it is past due|vencido de \$124\.18/)).toBeVisible();
  },
});

/** Where the provider has no page to change subscriptions on, whoever wants to calls. */
export const SubscriptionsWithoutAPage = meta.story({
  args: {
    ...propsOf('streaming'),
    streaming: ready(streamingSubscriptionsOf(storyScenario('streaming').facts.subscriptions ?? [], null)),
  },
  play: async ({ canvas }) => {
    const streaming = within(
      await canvas.findByRole('region', { name: /^(Streaming subscriptions|Suscripciones de streaming)$/ }),
    );
    await expect(streaming.getByRole('link')).toHaveAttribute('href', 'tel:18005550142');
  },
});

export const CardsLoading = meta.story({
  args: { ...propsOf('streaming'), mobile: loading, streaming: loading },
});

/** Each fails by itself, and is tried again by itself. */
export const CardsFailed = meta.story({
  args: {
    ...propsOf('streaming'),
    mobile: failed,
    streaming: { status: 'failed', onRetry: retryStreaming },
  },
  tags: ['outcome:LW-MOB-010', 'outcome:LW-BIL-050'],
  play: async ({ canvas }) => {
    const [streaming] = await canvas.findAllByRole('button', { name: /Try again|Intentar/ });
    if (!streaming) throw new Error('There is no way to try again');
    await userEvent.click(streaming);
    await expect(retryStreaming).toHaveBeenCalledTimes(1);
    await expect(retry).not.toHaveBeenCalled();
  },
});

/** Subscriptions alone take the whole row. */
export const StreamingAlone = meta.story({
  args: propsIn({
    ...storyScenario('streaming'),
    facts: { ...storyScenario('streaming').facts, mobile: null },
  }),
});

export const DevicesInSpanish = meta.story({
  args: propsOf('streaming'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quedan 18 mensualidades')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A customer whose mobile service is off, with what has become of it or of its bill since. */
function withMobile(change: (scenario: Scenario) => Partial<Scenario['facts']>): Scenario {
  const scenario = storyScenario('mobileOff');
  return { ...scenario, facts: { ...scenario.facts, ...change(scenario) } };
}

/** While a payment of the mobile bill is not confirmed, no other is asked for. */
export const MobileBillBeingConfirmed = meta.story({
  args: propsIn(
    withMobile(({ facts, today }) => ({
      devicePayments: [
        buildPayment({
          status: 'unknown',
          amount: usd(21_097),
          paymentDate: today,
          device: paidMobileBill(facts),
        }),
      ],
    })),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Don’t pay it again|No la pague de nuevo/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Pay your mobile bill|Pagar su factura)/ })).toBeNull();
  },
});

/** Once what was past due is paid, home says that service is on its way back, until it is. */
export const MobileComesBack = meta.story({
  args: propsIn(withMobile(({ facts: { mobile } }) => ({ mobile: mobile && { ...mobile, pastDue: zero } }))),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(We’re restoring your mobile|Estamos restableciendo su servicio móvil)/),
    ).toBeVisible();
  },
});

/** Mobile service is limited beside an account that is past due: neither notice hides the other. */
export const MobileBesidePastDue = meta.story({
  args: propsOf('mobileHotlined'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Your mobile service is limited|Su servicio móvil está limitado)/),
    ).toBeVisible();
    await expect(canvas.getByText(/(within|en) 1 (to|o) 2 (hours|horas)/)).toBeInTheDocument();
    await expect(
      canvas.getByText(/(separate from your other bill|se paga por separado)/),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/^(First notice\. Your service|Primer aviso\. Su servicio)/)).toBeVisible();
  },
});

/** Nobody can pay for a while: when to come back, and what can still be read. */
export const BillPayIsUnavailable = meta.story({
  args: {
    ...propsOf('current'),
    summary: failed,
    billPayUnavailableUntil: { at: '2026-11-21T20:45:00.000Z', timeZone: 'America/New_York' },
  },
  tags: ['outcome:LW-BIL-040'],
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByText(
        words('homeCards').like('billPay.until', {
          at: { at: '2026-11-21T20:45:00.000Z', timeZone: 'America/New_York' },
        }),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^(Your bills|Sus facturas)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Check now|Verificar ahora)$/ }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

/** Once everything is there that its cards speak of, each of them leads to it. */
export const EveryFlowThere = meta.story({
  args: { ...propsOf('autoPayAndScheduled'), links: { ...links, toFlow: (flow: string) => `/${flow}` } },
  play: async ({ canvas }) => {
    const settings = within(await canvas.findByRole('list', { name: /^(How you pay|Cómo paga)$/ }));
    const addresses = settings.getAllByRole('link').map((door) => door.getAttribute('href'));
    await expect(addresses).toEqual([
      '/auto-pay-manage',
      '/scheduled-payment',
      '/billing/bill-pay-options',
      '/paperless',
    ]);
    await expect(canvas.getByRole('link', { name: /^(View bill details|Ver la factura)/ })).toHaveAttribute(
      'href',
      '/bill-details',
    );
  },
});

/** A bill like the last one says so, and is read line by line all the same. */
export const NothingChanged = meta.story({
  args: {
    ...propsOf('current'),
    bills: ready(
      storyScenario('current').facts.bills.map((bill) => ({ ...bill, lines: [], amount: usd(17_825) })),
    ),
    links: { ...links, toFlow: (flow: string) => `/${flow}` },
  },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('bills').like('change.same'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(View bill details|Ver la factura)/ })).toHaveAttribute(
      'href',
      '/bill-details',
    );
  },
});

/** A first bill is compared with none, and is read line by line all the same. */
export const FirstBillIsRead = meta.story({
  args: {
    ...propsOf('current'),
    bills: ready(storyScenario('current').facts.bills.slice(0, 1)),
    links: { ...links, toFlow: (flow: string) => `/${flow}` },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^(View bill details|Ver la factura)/ }),
    ).toHaveAttribute('href', '/bill-details');
  },
});

/** What is not there yet is a fact: it says how it stands, and does not react. */
export const OneDoor = meta.story({
  args: propsOf('current'),
  play: async ({ canvas }) => {
    const settings = within(canvas.getByRole('list', { name: /^(How you pay|Cómo paga)$/ }));
    await expect(settings.getAllByRole('listitem')).toHaveLength(4);
    await expect(settings.getByRole('link', { name: /View|Turn on|Ver|Activar/ })).toHaveAttribute(
      'href',
      '/billing/pay-bill?open=ppl',
    );
    await expect(canvas.queryByRole('link', { name: /^(View bill details|Ver la factura)/ })).toBeNull();
  },
});

/** Past due: somebody to call, and a store that takes cash, which opens beside the page. */
export const HelpWithTheBill = meta.story({
  args: propsOf('pastDue43'),
  play: async ({ canvas }) => {
    const help = within(await canvas.findByRole('region', { name: /^(Need a hand|¿Necesita ayuda)/ }));
    await expect(help.getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute(
      'href',
      'tel:18005550142',
    );
    const store = help.getByRole('link', { name: /^(Pay cash at a store near you|Pague en efectivo)/ });
    await expect(store).toHaveAttribute('href', links.stores);
    await expect(store).toHaveAttribute('target', '_blank');
  },
});

export const PastDue43OnPhoneInSpanish = meta.story({
  args: propsOf('pastDue43'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Qué sigue' }));
    await expect(steps.getByText('Usted está aquí')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Long after the last step: it keeps its day, and today has one of its own. */
export const LongPastDue = meta.story({
  args: { ...propsOf('pastDue76'), summary: ready(muchLater()) },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: /^(What happens next|Qué sigue)$/ }));
    const [returned, today] = steps.getAllByRole('listitem').slice(-2);
    await expect(returned).toHaveTextContent(/day 76|día 76/);
    await expect(today).toHaveTextContent(/^(Today, day|Hoy, día) 104/);
  },
});

function muchLater() {
  const scenario = storyScenario('pastDue76');
  const later = new Date(Date.parse(scenario.now) + 28 * 86_400_000).toISOString();
  return billingSummaryOf({ ...scenario, now: later });
}

/** What became of each bill: hatched where it is not paid, in amber where it is past due, and the same as a table. */
export const BillsAsTable = meta.story({
  args: propsOf('pastDue43'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Show as table|Ver como tabla)$/ }));
    const table = within(
      await canvas.findByRole('table', {
        name: /^(New charges on your last 12 bills|Cargos nuevos de sus últimas 12 facturas)$/,
      }),
    );
    const [, newest, october, september, august] = table.getAllByRole('row');
    await expect(newest).toHaveTextContent(/\$178\.25(Due|Vence)/);
    await expect(october).toHaveTextContent(/Past due|Vencida/);
    await expect(september).toHaveTextContent(/Past due|Vencida/);
    await expect(august).toHaveTextContent(/Paid|Pagada/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Show as chart|Ver como gráfica)$/ }));
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^(Show as table|Ver como tabla)$/ })).toHaveFocus();
  },
});

const withBills = (count: number, change?: (cents: number) => number): BillingHomeProps => {
  const props = propsOf('current');
  const bills = props.bills.status === 'ready' ? props.bills.value.slice(0, count) : [];
  return {
    ...props,
    bills: ready(bills.map((bill) => (change ? { ...bill, amount: usd(change(bill.amount.cents)) } : bill))),
  };
};

export const OneBill = meta.story({ args: withBills(1) });
export const ThreeBills = meta.story({ args: withBills(3) });
/** A bill that came to less than nothing stands at the foot of the chart. */
export const BillsWithACredit = meta.story({
  args: withBills(3, (cents) => (cents === 17_825 ? -1_250 : cents)),
  play: async ({ canvas }) => {
    const bills = canvas.getByRole('region', { name: /^(Your bills|Sus facturas)$/ });
    await expect(within(bills).getByText(/^(Credit|Saldo a favor)$/)).toBeVisible();
  },
});

/** A payment landed since the page was last seen: its line says so once. */
export const PaymentLanded = meta.story({
  args: propsOf('current'),
  render: (args) => <LandsLater {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let it land' }));
    const activity = within(canvas.getByRole('region', { name: /^(Recent activity|Actividad reciente)$/ }));
    await waitFor(async () => {
      const [first, ...others] = activity.getAllByRole('listitem');
      await expect(first).toHaveAttribute('data-landed');
      for (const line of others) await expect(line).not.toHaveAttribute('data-landed');
    });
  },
});

function LandsLater(props: BillingHomeProps) {
  const [hasPaid, setHasPaid] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const [latest] = storyScenario('current').facts.payments;
  const lines = props.activity.status === 'ready' ? props.activity.value : [];
  if (!latest) throw new Error('Nothing was ever paid');
  const payment: Payment = { ...latest, id, status: 'pending', postedDate: null };
  const line = { id: payment.id, kind: 'payment', date: payment.paymentDate, postedDate: null } as const;
  const landed = { ...line, amount: negate(payment.amount), payment };
  return (
    <>
      <BillingHome {...props} activity={ready(hasPaid ? [landed, ...lines] : lines)} />
      <Button onPress={() => setHasPaid(true)}>Let it land</Button>
    </>
  );
}

export const PartlyFailed = meta.story({
  args: { ...propsOf('current'), methods: failed, activity: failed },
});
