import {
  type AccountNews,
  accountNews,
  type Payment,
  type ServiceStanding,
  serviceStandingAt,
  usd,
} from '@linework/domain';
import { billingSummaryOf, buildLedgerEntry, buildPayment, type Scenario } from '@linework/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BillingHome } from './BillingHome.tsx';
import { paidToday, propsIn, scenarioAfter } from './sample-home.ts';

const meta = preview.meta({
  title: 'Flows/Billing home news',
  parameters: { layout: 'padded' },
  component: BillingHome,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const paid = paidToday('2026-11-21T20:19:00.000Z');

/** One payment failed when nobody looked, one was sent back today, and one is with support. */
const failedReturnedAndWithSupport = (facts: Scenario['facts'], { today }: Scenario) => {
  const common = { paymentDate: today, requestedAt: '2026-11-21T14:10:00.000Z' } satisfies Partial<Payment>;
  const failed = buildPayment({
    ...common,
    id: 'failed',
    status: 'failed',
    statusReason: 'LW-PAY-010',
    amount: usd(90_000),
    wasChecked: true,
    failedAt: '2026-11-21T15:40:00.000Z',
  });
  const returned = buildPayment({
    id: 'returned',
    status: 'returned',
    returnReason: 'notAuthorized',
    returnedDate: today,
    paymentDate: '2026-11-13',
    amount: usd(2_500),
  });
  const withSupport = buildPayment({
    id: 'with-support',
    status: 'unknown',
    paymentDate: '2026-11-19',
    amount: usd(1_000),
    inSupportQueue: true,
  });
  const sentBack = buildLedgerEntry({
    id: 'sent-back',
    kind: 'return',
    date: today,
    dueDate: today,
    amount: returned.amount,
    paymentId: returned.id,
  });
  return {
    payments: [failed, returned, withSupport, ...facts.payments],
    ledger: [...facts.ledger, sentBack],
  };
};

/** A payment made an hour ago has no answer yet. */
const beingChecked = (facts: Scenario['facts'], { today }: Scenario) => ({
  payments: [
    buildPayment({
      id: 'checked',
      status: 'unknown',
      paymentDate: today,
      requestedAt: '2026-11-21T19:04:00.000Z',
      amount: usd(1_000),
    }),
    ...facts.payments,
  ],
});

/** The same of all that is past due: confirmed, it brings service back. */
const wholeBeingChecked = (facts: Scenario['facts'], scenario: Scenario) => {
  const [checked, ...others] = beingChecked(facts, scenario).payments;
  const { balance } = billingSummaryOf(scenario);
  return { payments: checked ? [{ ...checked, amount: balance.pastDue }, ...others] : others };
};

/** A payment made an hour ago was being confirmed, and went through. */
const confirmed = (facts: Scenario['facts'], { today }: Scenario) => ({
  payments: [
    buildPayment({
      id: 'confirmed',
      status: 'successful',
      paymentDate: today,
      postedDate: today,
      requestedAt: '2026-11-21T19:04:00.000Z',
      amount: usd(1_000),
      wasChecked: true,
    }),
    ...facts.payments,
  ],
});

/** That the facts come to what the story's tags say. */
async function expectCase(
  { facts, now }: Scenario,
  standing: ServiceStanding,
  said: readonly (keyof AccountNews)[],
): Promise<void> {
  const at = new Date(now);
  await expect(serviceStandingAt(facts, at)).toBe(standing);
  const told = Object.entries(accountNews(facts, at)).filter(([, news]) =>
    Array.isArray(news) ? news.length > 0 : news,
  );
  await expect(told.map(([name]) => name).toSorted()).toEqual(said.toSorted());
}

/** Each of the three has its notice, whatever stands across the head of the amount due. */
const tellsAllThree =
  (scenario: Scenario, standing: ServiceStanding, ...besides: readonly (keyof AccountNews)[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    await expectCase(scenario, standing, [...besides, 'failed', 'returned', 'withSupport']);
    const notices = within(within(canvasElement).getByRole('list', { name: /Notices|Avisos/ }));
    const more = notices.queryByRole('button', { name: /^(Show|Mostrar)/ });
    if (more) await userEvent.click(more);
    for (const title of [
      /^(We confirmed that your|Confirmamos que su pago de) \$900\.00/,
      /^(Your bank returned your|Su banco devolvió su pago de) \$25\.00/,
      /^(We still can’t confirm your|Aún no podemos confirmar su pago de) \$10\.00/,
    ])
      await expect(notices.getByText(title)).toBeVisible();
  };

/** How services that are not on stand while a payment of a part of what is past due is being confirmed. */
const saidMeanwhile = {
  limited: [
    /^(Your service is still limited|Su servicio sigue limitado)\./,
    /still have a past due|le quedará un saldo vencido/,
  ],
  off: [
    /^(Your service is still off|Su servicio sigue suspendido)\./,
    /still have a past due|le quedará un saldo vencido/,
  ],
  disconnected: [
    /^(Your service is still disconnected|Su servicio sigue desconectado)\./,
    /still have a past due|le quedará un saldo vencido/,
  ],
  restoring: [
    /^(We’re restoring your service|Estamos restableciendo su servicio)\./,
    /Either way|cualquier caso/,
  ],
} as const satisfies Partial<Record<ServiceStanding, readonly RegExp[]>>;

/** Until there is an answer no other payment is asked for, and how the services stand is still said. */
const asksForNone =
  (scenario: Scenario, standing: keyof typeof saidMeanwhile, ...besides: readonly (keyof AccountNews)[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    await expectCase(scenario, standing, [...besides, 'checkingUntil']);
    const canvas = within(canvasElement);
    for (const said of saidMeanwhile[standing]) await expect(canvas.getByText(said)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: /^(We’re confirming your payment|Estamos confirmando su pago)/ }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: /^(Pay |Make a payment|Pagar|Hacer un pago)/ }),
    ).not.toBeInTheDocument();
  };

/** The answer that was promised, however the services stand: it can be closed, and asks for nothing. */
const tellsItWentThrough =
  (scenario: Scenario, standing: ServiceStanding, ...besides: readonly (keyof AccountNews)[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    await expectCase(scenario, standing, [...besides, 'confirmed']);
    const notices = within(within(canvasElement).getByRole('list', { name: /Notices|Avisos/ }));
    await expect(
      notices.getByText(
        /^(We confirmed that your|Confirmamos que su pago de) \$10\.00.*(went through|se realizó)\.$/,
      ),
    ).toBeVisible();
    await expect(notices.getByRole('button', { name: /\$10\.00/ })).toBeVisible();
  };

const limited = scenarioAfter('hotlined', failedReturnedAndWithSupport);
export const WhileLimited = meta.story({
  args: propsIn(limited),
  tags: ['service:limited.failed', 'service:limited.returned', 'service:limited.withSupport'],
  play: tellsAllThree(limited, 'limited'),
});

const off = scenarioAfter('softDisconnected', failedReturnedAndWithSupport);
export const WhileOff = meta.story({
  args: propsIn(off),
  tags: ['service:off.failed', 'service:off.returned', 'service:off.withSupport'],
  play: tellsAllThree(off, 'off'),
});

const disconnected = scenarioAfter('disconnected', failedReturnedAndWithSupport);
export const WhileDisconnected = meta.story({
  args: propsIn(disconnected),
  tags: ['service:disconnected.failed', 'service:disconnected.returned', 'service:disconnected.withSupport'],
  play: tellsAllThree(disconnected, 'disconnected'),
});

const restoring = scenarioAfter('softDisconnected', paid, failedReturnedAndWithSupport);
export const WhileRestoring = meta.story({
  args: propsIn(restoring),
  tags: ['service:restoring.failed', 'service:restoring.returned', 'service:restoring.withSupport'],
  play: tellsAllThree(restoring, 'restoring', 'restoring'),
});

const checkedLimited = scenarioAfter('hotlined', beingChecked);
export const CheckingWhileLimited = meta.story({
  args: propsIn(checkedLimited),
  tags: ['service:limited.checkingUntil'],
  play: asksForNone(checkedLimited, 'limited'),
});

const checkedOff = scenarioAfter('softDisconnected', beingChecked);
export const CheckingWhileOff = meta.story({
  args: propsIn(checkedOff),
  tags: ['service:off.checkingUntil'],
  play: asksForNone(checkedOff, 'off'),
});

const wholeCheckedOff = scenarioAfter('softDisconnected', wholeBeingChecked);
/** That service is off is not hidden by a payment that would bring it back. */
export const CheckingWholeWhileOff = meta.story({
  args: propsIn(wholeCheckedOff),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Your service is still off|Su servicio sigue suspendido)\./),
    ).toBeVisible();
    await expect(
      canvas.getByText(/(If it did, your service will be back|Si se realizó, su servicio se restablecerá)/),
    ).toBeVisible();
  },
});

const checkedDisconnected = scenarioAfter('disconnected', beingChecked);
export const CheckingWhileDisconnected = meta.story({
  args: propsIn(checkedDisconnected),
  tags: ['service:disconnected.checkingUntil'],
  play: asksForNone(checkedDisconnected, 'disconnected'),
});

const checkedRestoring = scenarioAfter('softDisconnected', paid, beingChecked);
export const CheckingWhileRestoring = meta.story({
  args: propsIn(checkedRestoring),
  tags: ['service:restoring.checkingUntil'],
  play: asksForNone(checkedRestoring, 'restoring', 'restoring'),
});

const paidBesides = scenarioAfter('checkingHandedOver', (facts, { today }) => ({
  ledger: [
    ...facts.ledger,
    buildLedgerEntry({ id: 'paid-besides', kind: 'payment', date: today, amount: usd(-17_825) }),
  ],
}));
/** Whoever has paid again is not asked to: what people look into is a credit, should it have gone through. */
export const WithSupportAndPaidBesides = meta.story({
  args: propsIn(paidBesides),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re paid up without it|Usted está al día sin contarlo/)).toBeVisible();
    await expect(canvas.queryByText(/rather not wait|prefiere no esperar/)).toBeNull();
  },
});

const confirmedWhileOn = scenarioAfter('current', confirmed);
export const ConfirmedWhileOn = meta.story({
  args: propsIn(confirmedWhileOn),
  tags: ['news:confirmed', 'service:on.confirmed'],
  play: tellsItWentThrough(confirmedWhileOn, 'on'),
});

const confirmedWhileLimited = scenarioAfter('hotlined', confirmed);
export const ConfirmedWhileLimited = meta.story({
  args: propsIn(confirmedWhileLimited),
  tags: ['service:limited.confirmed'],
  play: tellsItWentThrough(confirmedWhileLimited, 'limited'),
});

const confirmedWhileOff = scenarioAfter('softDisconnected', confirmed);
export const ConfirmedWhileOff = meta.story({
  args: propsIn(confirmedWhileOff),
  tags: ['service:off.confirmed'],
  play: tellsItWentThrough(confirmedWhileOff, 'off'),
});

const confirmedWhileDisconnected = scenarioAfter('disconnected', confirmed);
export const ConfirmedWhileDisconnected = meta.story({
  args: propsIn(confirmedWhileDisconnected),
  tags: ['service:disconnected.confirmed'],
  play: tellsItWentThrough(confirmedWhileDisconnected, 'disconnected'),
});

const confirmedWhileRestoring = scenarioAfter('softDisconnected', paid, confirmed);
export const ConfirmedWhileRestoring = meta.story({
  args: propsIn(confirmedWhileRestoring),
  tags: ['service:restoring.confirmed'],
  play: tellsItWentThrough(confirmedWhileRestoring, 'restoring', 'restoring'),
});
