import { billingSummary, billStanding, newestBill, statementFactsOf, statementOf } from '@linework/domain';
import { billingSummaryOf, type Scenario, situatedScenario, storyScenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { askedSituation } from '@linework/review';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { BillDetails, type BillDetailsProps } from './BillDetails.tsx';

const ready = <Value,>(value: Value) => ({ status: 'ready', value }) as const;
const failed = (onRetry = fn()) => ({ status: 'failed', onRetry }) as const;

function argsOf(scenario: Scenario): BillDetailsProps {
  const { facts, now } = scenario;
  const bill = newestBill(facts.bills.filter(({ isReleased }) => isReleased));
  return {
    ...sampleFlowProps(scenario),
    statement: ready(
      bill &&
        statementOf(statementFactsOf(facts, bill, billStanding(bill, billingSummary(facts, new Date(now))))),
    ),
    statementHref: (id) => `/billing/view-statements?statement=${id}`,
    summary: ready(billingSummaryOf(scenario)),
    onPay: fn(),
    stores: 'https://stores.example/',
  };
}

const meta = preview.meta({
  title: 'Areas/Bill details',
  component: BillDetails,
  parameters: wholePage,
  args: argsOf(storyScenario('current')),
});

/** Follows the toolbar's situation. */
export const Default = meta.story({
  tags: ['situation:chosen'],
  render: (args, { globals }) => (
    <BillDetails {...args} {...argsOf(situatedScenario('current', askedSituation(globals)))} />
  ),
});

export const EveryChange = meta.story({ args: argsOf(storyScenario('everyChange')) });
export const PastDue = meta.story({
  args: argsOf(storyScenario('pastDue43')),
  play: async ({ canvas, args }) => {
    await expect(screen.getByText(/earlier bills|facturas anteriores/)).toBeVisible();
    // As on billing home, what is past due is asked for first.
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay|Pagar) \$/ }));
    await expect(args.onPay).toHaveBeenCalledWith('pastDue');
  },
});
export const Paid = meta.story({ args: argsOf(storyScenario('nothingDue')) });
/** What is due is of a bill whose statement is still to come: that is said beside the one that is out. */
export const NewestOnItsWay = meta.story({
  args: argsOf(storyScenario('statementDelayed')),
  play: async () => {
    await expect(screen.getByText(/statement will be here by|estará aquí a más tardar/)).toBeVisible();
  },
});
export const FirstBill = meta.story({ args: argsOf(storyScenario('firstBill')) });

/** Auto Pay pays it: the bill asks nobody to pay it a second time. */
export const Covered = meta.story({
  args: argsOf(storyScenario('autoPayOn')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Covered:|Ya está cubierta:)/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Pay|Pagar) \$/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^(Back to billing|Volver a)/ })).toBeVisible();
  },
});
/** A part is scheduled: what is left of the bill is what its button leads to. */
export const CoveredInPart = meta.story({
  args: argsOf(storyScenario('twoScheduled')),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay|Pagar) \$78\.25$/ }));
    await expect(args.onPay).toHaveBeenCalledWith('left');
  },
});

/** An account that pays nothing online is told where it can pay, and offered nothing that it can't do. */
export const NothingPaidOnline = meta.story({
  args: argsOf(storyScenario('onlineBlocked')),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^(Pay|Pagar) \$/ })).toBeNull();
    const store = canvas.getByRole('link', { name: /^(Find a store|Buscar una tienda)/ });
    await expect(store).toHaveAttribute('href', args.stores);
  },
});

/** Nothing is due only if a payment went through that nobody can confirm yet: no sum says that nothing is. */
export const NotConfirmed = meta.story({
  args: argsOf(storyScenario('checking')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Total if this payment went through|Total si)/)).toBeInTheDocument();
    await expect(canvas.queryByText(/^(Amount due|Total a pagar)/)).toBeNull();
  },
});

/** Who may not pay reads the bill, and goes back. */
export const MayNotPay = meta.story({ args: { onPay: null } });

/** What is due now is left out where billing does not say it: the bill itself is known. */
export const WithoutBalance = meta.story({
  args: { summary: failed() },
  play: async ({ canvas, args, words }) => {
    await userEvent.click(canvas.getByRole('button', { name: words('billDetails').like('back') }));
    await expect(args.onLeave).toHaveBeenCalledWith('push');
  },
});

export const Loading = meta.story({
  args: { statement: { status: 'loading' }, summary: { status: 'loading' } },
});

export const NotLoaded = meta.story({
  tags: ['outcome:LW-STM-020'],
  args: { statement: failed() },
});

export const NoBillYet = meta.story({
  tags: ['outcome:LW-STM-010'],
  args: argsOf(storyScenario('newCustomer')),
  play: async ({ canvas, args, words }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: words('billDetails').like('title') }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: words('billDetails').like('back') }));
    await expect(args.onLeave).toHaveBeenCalledWith('push');
  },
});

export const OnPhoneInSpanish = meta.story({
  args: argsOf(storyScenario('everyChange')),
  globals: { language: 'es', viewport: { value: 'phone' } },
});
