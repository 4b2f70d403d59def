import {
  can,
  mobileServiceStanding,
  serviceStandingAt,
  snapshotOf,
  usd,
  whomToAskToPay,
  zero,
} from '@linework/domain';
import {
  billingSummaryOf,
  buildAutoPay,
  buildPayment,
  mobileSummaryOf,
  type Scenario,
  situatedScenario,
  storyScenario,
} from '@linework/fixtures';
import { AmountDueGlance, BillingLocked } from '@linework/parts/balance';
import { askedSituation } from '@linework/review';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type AccountFacts, AccountSummaryScreen } from './AccountSummaryScreen.tsx';

const links = {
  pay: '/billing/pay-bill?open=otp',
  payPastDue: '/billing/pay-bill?open=otp&amount=pastDue',
  payLeft: '/billing/pay-bill?open=otp&amount=left',
  payment: (id: string) => `/billing/pay-bill?open=otp&payment=${id}`,
  billing: '/billing/pay-bill',
};

const meta = preview.meta({
  title: 'Areas/Account summary',
  parameters: { layout: 'padded' },
  component: AccountSummaryScreen,
  tags: ['route:/account-summary'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const factsOf = ({ facts, now }: Scenario): AccountFacts => ({
  services: {
    services: facts.account.services,
    standing: serviceStandingAt(facts, new Date(now)),
    mobileStanding: mobileServiceStanding(facts.mobile ?? null),
  },
  details: {
    companyName: facts.account.companyName,
    accountNumber: facts.account.number,
    serviceAddress: facts.account.serviceAddress,
    billToAddress: facts.account.billToAddress,
  },
});

const ready = (value: AccountFacts) => ({ status: 'ready', value }) as const;

const mobileLinks = {
  orders: '/billing/mobile-orders',
  mobileActivity: '/billing/mobile-activity',
  payDevice: (device: string) => `/billing/pay-bill?open=dp&device=${device}`,
  payBill: '/billing/pay-bill?open=dp&device=bill',
  turnOnAutoPay: '/billing/pay-bill?open=ap&for=mobile',
  autoPay: '/billing/bill-pay-options?open=ap',
};

/** Mobile service, of the accounts that have it. */
function mobileOf(scenario: Scenario) {
  const value = can(scenario.users[0].role, 'billing.view') ? mobileSummaryOf(scenario) : null;
  return value && { summary: { status: 'ready', value } as const, deviceCount: 3, links: mobileLinks };
}

const retryMobile = fn();

/** A customer whose card pays the mobile bill by itself, while one device is being confirmed. */
function withMobileAutoPay(): Scenario {
  const scenario = storyScenario('mobileActive');
  const { facts } = scenario;
  const [device] = facts.mobile?.devices ?? [];
  const card = facts.methods.find(({ type }) => type === 'creditCard');
  if (!device || !card) throw new Error('This customer has no device or no card');
  const { id, name, lineLastFour } = device;
  return {
    ...scenario,
    facts: {
      ...facts,
      mobileAutoPay: buildAutoPay({ scope: 'mobile', method: snapshotOf(card) }),
      devicePayments: [
        buildPayment({ status: 'unknown', amount: usd(5_000), device: { id, name, lineLastFour } }),
      ],
    },
  };
}

function restoringMobile(): Scenario {
  const scenario = storyScenario('mobileHotlined');
  const { mobile } = scenario.facts;
  return { ...scenario, facts: { ...scenario.facts, mobile: mobile && { ...mobile, pastDue: zero } } };
}

const argsOf = (scenario: Scenario) => ({
  mobile: mobileOf(scenario),
  companyName: scenario.facts.account.companyName,
  role: scenario.users[0].role,
  account: ready(factsOf(scenario)),
  billing: {
    isLoading: false,
    content: can(scenario.users[0].role, 'billing.view') ? (
      <AmountDueGlance summary={billingSummaryOf(scenario)} links={links} />
    ) : (
      <BillingLocked
        isPage={false}
        companyName={scenario.facts.account.companyName}
        accountNumber={scenario.facts.account.number}
        pastDue={billingSummaryOf(scenario).balance.pastDueNet}
        whomToAsk={whomToAskToPay(scenario.users[0].role, scenario.users)}
      />
    ),
  },
});

/** Follows the toolbar's situation. */
export const Default = meta.story({
  args: argsOf(storyScenario('current')),
  tags: ['situation:chosen', 'service:on'],
  render: (args, { globals }) => (
    <AccountSummaryScreen {...args} {...argsOf(situatedScenario('current', askedSituation(globals)))} />
  ),
});

/** Auto Pay takes what a scheduled payment leaves: both are named, and who made it. */
export const AutoPayBesideScheduled = meta.story({
  args: argsOf(storyScenario('autoPayAndScheduled')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/, (Auto\sPay)$/u)).toBeVisible();
    await expect(canvas.getByText(/, (scheduled by|programado por) /)).toBeVisible();
  },
});

/** The badge of a service says what the account's standing does. */
export const ServicesOff = meta.story({
  args: argsOf(storyScenario('pastDue50')),
  tags: ['service:off'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/InternetOff|InternetCortado/);
  },
});

export const ServicesLimited = meta.story({
  args: argsOf(storyScenario('hotlined')),
  tags: ['service:limited'],
});

/** Only a call brings it back, and no badge says that paying does. */
export const ServicesDisconnected = meta.story({
  args: argsOf(storyScenario('disconnected')),
  tags: ['service:disconnected'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/InternetDisconnected|InternetDesconectado/);
  },
});

/** A closed account is billed no more: nothing is promised of its credit, and whom to ask for it is said. */
export const CreditOfClosedAccount = meta.story({
  args: argsOf(storyScenario('finalBill')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 2,
        name: /\$38\.62 (and nothing to pay\. Call|y no tiene nada por pagar\. Llame)/,
      }),
    ).toBeVisible();
    await expect(canvas.queryByText(/next bill|próxima factura/)).toBeNull();
  },
});

/** The mobile bill, what pays it, and what is left of each device. */
export const Mobile = meta.story({
  args: argsOf(storyScenario('mobileActive')),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: /^(Mobile|Servicio móvil)$/ }));
    await expect(card.getByText('$186.40')).toBeVisible();
    // The bill, and each of the devices.
    await expect(card.getAllByRole('link', { name: /^(Pay|Pagar) / })).toHaveLength(4);
    const turnOn = card.getByRole('link', { name: /(Turn on|Activar)$/ });
    await expect(turnOn).toHaveAttribute('href', expect.stringContaining('open=ap&for=mobile'));
    // Whoever pays a device here pays its months on the bill all the same.
    await expect(card.getByText(/you finish sooner\.$|terminará antes\.$/)).toBeVisible();
  },
});

/** Beside a long column each card is as tall as what it says: none ends in empty room. */
export const MobileOnDesktop = meta.story({
  args: argsOf(storyScenario('mobileActive')),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const mobile = await canvas.findByRole('region', { name: /^(Mobile|Servicio móvil)$/ });
    const access = canvas.getByRole('region', { name: /^(Your access|Su acceso)$/ });
    const said = within(access)
      .getByText(/account owner|titular/)
      .closest('p');
    const card = access.getBoundingClientRect();
    await expect(card.left).toBeGreaterThan(mobile.getBoundingClientRect().right);
    await expect(card.bottom - (said?.getBoundingClientRect().bottom ?? 0)).toBeLessThan(64);
  },
});

/** Auto Pay takes the mobile bill, and a payment of one device is not confirmed yet. */
export const MobileWithAutoPay = meta.story({ args: argsOf(withMobileAutoPay()) });

export const MobileInSpanish = meta.story({
  args: argsOf(storyScenario('mobilePastDue')),
  globals: { language: 'es', viewport: { value: 'phone' } },
});

/** What is past due on the mobile bill comes first: no device can be paid. */
export const MobileLimited = meta.story({
  args: argsOf(storyScenario('mobileHotlined')),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: /^(Mobile|Servicio móvil)$/ }));
    const pay = card.getAllByRole('link', { name: /^(Pay|Pagar) / });
    await expect(pay.map((link) => link.getAttribute('href'))).toEqual([
      '/billing/pay-bill?open=dp&device=bill',
    ]);
    await expect(card.queryByText(/you finish sooner|terminará antes/)).toBeNull();
    // As grave as the notice of it says.
    for (const badge of canvas.getAllByText(/^(Limited|Limitado)$/))
      await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'critical');
  },
});
/** Paid, and on its way back. */
export const MobileRestoring = meta.story({
  args: argsOf(restoringMobile()),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: /^(Mobile|Servicio móvil)$/ }));
    await expect(card.getByText(/^(Restoring|Restableciéndose)$/)).toBeVisible();
  },
});
export const MobileInactive = meta.story({ args: argsOf(storyScenario('mobileInactive')) });
export const MobileLoading = meta.story({
  args: {
    ...argsOf(storyScenario('mobileActive')),
    mobile: { summary: { status: 'loading' }, deviceCount: 3, links: mobileLinks },
  },
});
export const MobileFailed = meta.story({
  args: {
    ...argsOf(storyScenario('mobileActive')),
    mobile: { summary: { status: 'failed', onRetry: retryMobile }, deviceCount: 3, links: mobileLinks },
  },
  tags: ['outcome:LW-MOB-010'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Try again|Intentar/ }));
    await expect(retryMobile).toHaveBeenCalledTimes(1);
  },
});

/** Mobile service is billed apart, and its badge follows its own standing. */
export const MobileOffBesideTheRest = meta.story({
  args: argsOf(storyScenario('mobileOff')),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /InternetOn.*MobileOff|InternetActivo.*Servicio móvilSuspendido/,
    );
  },
});

export const ServicesRestoring = meta.story({
  tags: ['service:restoring'],
  args: {
    ...argsOf(storyScenario('softDisconnected')),
    account: ready({
      ...factsOf(storyScenario('softDisconnected')),
      services: {
        services: storyScenario('softDisconnected').facts.account.services,
        standing: 'restoring',
        mobileStanding: null,
      },
    }),
  },
});

/** Who may not see billing reads what the role allows, and whom to ask. */
export const StandardUser = meta.story({
  args: argsOf(storyScenario('standardUser')),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/ask the owner or an admin|pídaselo al titular/);
  },
});

export const OnPhoneInSpanish = meta.story({
  args: argsOf(storyScenario('hotlined')),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NoServices = meta.story({
  args: {
    ...argsOf(storyScenario('newCustomer')),
    account: ready({
      ...factsOf(storyScenario('newCustomer')),
      services: { services: [], standing: 'on', mobileStanding: null },
    }),
  },
});

export const LongContent = meta.story({ args: argsOf(storyScenario('longNames')) });

export const HostileContent = meta.story({ args: argsOf(storyScenario('hostileStrings')) });

export const Loading = meta.story({
  args: { ...argsOf(storyScenario('current')), account: { status: 'loading' } },
});

const retry = fn();

export const Failed = meta.story({
  args: { ...argsOf(storyScenario('current')), account: { status: 'failed', onRetry: retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|Intentar/ }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});
