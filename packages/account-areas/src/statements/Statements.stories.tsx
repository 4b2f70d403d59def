import { Button } from '@linework/design-system';
import { isPositive, ledgerKinds, type Statement, usd, zero } from '@linework/domain';
import { buildLedgerEntry, situatedScenario, storyScenario } from '@linework/fixtures';
import { askedSituation } from '@linework/review';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
import { StatementsScreen } from './StatementsScreen.tsx';
import { sampleHandlers, sampleLinks, statementsOf } from './sample-statements.ts';
import type { StatementsProps } from './statements.types.ts';

/** A statement, why it differs from the one before, and the others. */
const meta = preview.meta({
  title: 'Areas/Statements',
  component: StatementsScreen,
  parameters: { layout: 'padded' },
  tags: ['route:/billing/view-statements'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const loading = { status: 'loading' } as const;
const failed = (onRetry = fn()) => ({ status: 'failed', onRetry }) as const;
const story = (name: Parameters<typeof storyScenario>[0], age: number | null = null) =>
  statementsOf(storyScenario(name), age);

/** A page whose statement is another one than its scenario has. */
const changed = (
  props: StatementsProps,
  change: (statement: Statement) => Partial<Statement>,
): StatementsProps =>
  props.statement.status === 'ready' && props.statement.value.statement
    ? {
        ...props,
        statement: {
          status: 'ready',
          value: {
            ...props.statement.value,
            statement: { ...props.statement.value.statement, ...change(props.statement.value.statement) },
          },
        },
      }
    : props;

interface Played {
  readonly words: StoryWords;
}

/** The differences of a comparison stand in the order of the sum, which ends at what the bill charges. */
async function expectSumsOnScreen({ words }: Played): Promise<void> {
  const list = await screen.findByRole('list', { name: words('statement').like('compare.list') });
  const cents = within(list)
    .getAllByRole('listitem')
    .map((item) => {
      const [, sign, whole = ''] = /([+−]?)\$([\d,]+\.\d\d)$/.exec(item.textContent ?? '') ?? [];
      return Math.round(Number(whole.replaceAll(',', '')) * 100) * (sign === '−' ? -1 : 1);
    });
  await expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1));
}

/** Follows the toolbar's situation. */
export const Default = meta.story({
  tags: ['situation:chosen', 'standing:statement.available'],
  args: story('current'),
  render: (args, { globals }) => (
    <StatementsScreen
      {...args}
      {...statementsOf(situatedScenario('current', askedSituation(globals)))}
      {...sampleHandlers}
    />
  ),
});

const toPaying = { name: /^(Make a payment|Hacer un pago)$/ };
const toPayingLate = (amount: string) => ({
  name: new RegExp(`^(Pay \\${amount} past due|Pagar el saldo vencido de \\${amount})$`),
});

/** Whoever has read what a bill is made of and owes it pays it from there. */
export const ToBePaid = meta.story({
  args: story('current'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', toPaying)).toHaveAttribute('href', sampleLinks.pay);
  },
});
export const MayNotPay = meta.story({
  args: { ...story('current'), links: { ...sampleLinks, pay: null, payPastDue: null, payLeft: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', toPaying)).toBeNull();
  },
});
export const OneOfSome = meta.story({
  args: { ...story('autoPayAndScheduled', 0), onTitleChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/November statement|noviembre/);
    await expect(args.onTitleChange).toHaveBeenCalledWith(expect.stringMatching(/November|noviembre/));
    await expect(canvas.getByRole('link', { name: /All statements|Todos/ })).toBeVisible();
  },
});

export const OfAnotherYear = meta.story({
  args: story('current', 11),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/2025/);
    await expect(canvas.getByText(/2025 – .*2026/)).toBeVisible();
  },
});

export const EveryChange = meta.story({ args: story('everyChange'), play: expectSumsOnScreen });

export const ExpandedAtOnce = meta.story({
  args: story('everyChange'),
  play: async ({ canvas }) => {
    const folds = () => canvas.getAllByRole('button').filter((one) => one.closest('h3'));
    await userEvent.click(canvas.getByRole('button', { name: /Expand all|Mostrar todo/ }));
    for (const fold of folds()) await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Collapse all|Ocultar todo/ }));
    for (const fold of folds()) await expect(fold).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Explained = meta.story({
  args: story('everyChange'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Expand all|Mostrar todo/ }));
    const [ask] = canvas.getAllByRole('button', { name: /^What does “|^¿Qué significa «/ });
    if (!ask) throw new Error('Nothing is explained');
    await userEvent.click(ask);
    await expect(ask).toHaveAttribute('aria-expanded', 'true');
  },
});

/** What is set to pay it needs nobody. */
export const Covered = meta.story({
  args: story('autoPayAndScheduled'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', toPaying)).toBeNull();
  },
});
export const Paid = meta.story({ args: story('nothingDue') });
export const Pending = meta.story({ args: story('bankPaymentPending') });
/**
 * A later day to pay does not hide what is past due: that is said with its day, and asked for first, as on home. What the
 * bill itself charges, which is the figure of lists and of the chart, stands beside what it comes to.
 */
export const PastDue = meta.story({
  args: story('pastDue43'),
  play: async ({ canvas }) => {
    const behind =
      /\$330\.14 of it is from earlier bills and is past due|\$330\.14 corresponde a facturas anteriores ya vencidas/;
    await expect(canvas.getByText(behind)).toBeVisible();
    await expect(canvas.getByText(/^(New charges|Cargos nuevos)$/).parentElement).toHaveTextContent(
      /\$178\.25$/,
    );
    await expect(canvas.getByText(/^(Amounts are|Los montos son)/)).toBeVisible();
    await expect(
      canvas.getByText(/^(New charges on your last 12 bills|Cargos nuevos de sus últimas 12 facturas)$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', toPayingLate('$330.14'))).toHaveAttribute(
      'href',
      sampleLinks.payPastDue,
    );
  },
});
/** What paid it came back: it is not paid, and is asked for again. */
export const Returned = meta.story({
  args: story('returnedPayment'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Your bank returned a payment|Su banco devolvió un pago) .* \$178\.25/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', toPayingLate('$178.25'))).toBeVisible();
  },
});
/** A refund took some of what had paid it: the sheet leads to the sum of its button, and to what the lists and the comparison tell. */
export const RefundedSince = meta.story({
  args: story('refunds'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /\$178\.25.*\$60\.00.*\. (Since this bill, we refunded you|Después de esta factura le hicimos un reembolso de) \$25\.50.* \$143\.75/,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: /^(New charges are up|Los cargos nuevos aumentaron) \$12\.40/ }),
    ).toBeVisible();
  },
});
/** Somebody paid a part of the bill: what is left is said, and paid by the same button. */
export const PaidInPart = meta.story({
  args: (() => {
    const { facts, ...scenario } = storyScenario('current');
    const paid = buildLedgerEntry({ kind: 'payment', amount: usd(-5_000) });
    return statementsOf({ ...scenario, facts: { ...facts, ledger: [...facts.ledger, paid] } });
  })(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Your payments cover|Sus pagos cubren) .* \$128\.25/)).toBeVisible();
    await expect(canvas.getByRole('link', toPaying)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /as table|como tabla/ }));
    await expect(await canvas.findByRole('cell', { name: /\$128\.25/ })).toBeVisible();
  },
});
/** What of it was past due is paid: it is told as what the bill was made of, not as owed. */
export const PastDuePaid = meta.story({
  args: (() => {
    const { facts, ...scenario } = storyScenario('pastDue43');
    const paid = buildLedgerEntry({ kind: 'payment', amount: usd(-33_014) });
    return statementsOf({ ...scenario, facts: { ...facts, ledger: [...facts.ledger, paid] } });
  })(),
  play: async ({ canvas, words }) => {
    const sums = { charges: usd(17_825), amount: usd(33_014) };
    const { part } = words('statement');
    await expect(canvas.getByText(part('note.charges.included', sums))).toHaveTextContent(
      / \$178\.25 .*\$178\.25/,
    );
  },
});
/** What is past due of it is less than it came to. */
export const PastDuePaidInPart = meta.story({
  args: story('pastDue30', 1),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Your payments cover|Sus pagos cubren) .* \$86\.12/)).toBeVisible();
  },
});
export const FirstBill = meta.story({
  args: story('firstBill'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Your first bill|Su primera factura/ })).toBeVisible();
  },
});
/** It is called final, though nothing is to be paid on it, and is for no day after service ended. */
export const FinalBill = meta.story({
  args: story('finalBill'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^(With your final bill|Con su factura final), .* \$38\.62/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Oct 16 – Oct 29, 2026$|^16 oct – 29 oct 2026$/)).toBeVisible();
    await expect(canvas.getByText(/how you’ll get this credit back|cómo recibirá este saldo/)).toBeVisible();
  },
});

/** Among others it is called final too: in its row, and in the table of the year. */
export const FinalBillAmongOthers = meta.story({
  args: story('finalBill', 1),
  play: async ({ canvas }) => {
    const isFinal = /^(Final bill · Credit|Factura final · Saldo a favor)$/;
    await userEvent.click(canvas.getByRole('button', { name: /^Show all \d+|^Mostrar los \d+/ }));
    await expect(canvas.getByText(isFinal)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /as table|como tabla/ }));
    await expect(await canvas.findByRole('cell', { name: isFinal })).toBeVisible();
  },
});
/** Closed for nonpayment: the days that nobody was served come off, and what is left of earlier bills stays past due. */
export const FinalBillWithPastDue = meta.story({
  args: story('disconnected'),
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(/^Sep 19 – Sep 27, 2026$|^19 sept? – 27 sept? 2026$/)).toBeVisible();
    await expect(canvas.queryByText(/promotion|promoción/i)).toBeNull();
    await expectSumsOnScreen({ words });
  },
});

/** Credits are larger than what was charged: nothing is to be paid. */
export const CreditBill = meta.story({
  args: changed(story('current'), ({ previous, newCharges }) => ({
    previous: { ...previous, left: usd(-newCharges.cents - 1_250) },
    total: usd(-1_250),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /\$12\.50/ })).toBeVisible();
  },
});

/** Whatever happened since the bill before can be asked about: also a charge apart, a credit, and what names no payment. */
export const EveryPreviousLineExplained = meta.story({
  args: changed(story('current'), ({ previous }) => ({
    previous: {
      ...previous,
      activity: ledgerKinds.map((kind) => ({
        id: kind,
        kind,
        date: '2026-10-23',
        postedDate: null,
        amount: usd(kind === 'payment' || kind === 'credit' ? -100 : 100),
        isBill: false,
        payment: null,
      })),
    },
  })),
  play: async ({ canvas }) => {
    const asks = canvas.getAllByRole('button', {
      name: /^What is .* October\s23\?$|^¿Qué es .* 23\sde\soctubre\?$/,
    });
    await expect(asks).toHaveLength(ledgerKinds.length);
    const told = new Set<string>();
    for (const ask of asks) {
      await userEvent.click(ask);
      told.add(document.getElementById(ask.getAttribute('aria-controls') ?? '')?.textContent ?? '');
    }
    await expect(told.has('')).toBe(false);
    await expect(told.size).toBe(ledgerKinds.length);
  },
});

/** Every charge is what it was. */
export const NothingChanged = meta.story({
  args: changed(story('current'), ({ comparison, newCharges }) => ({
    comparison: comparison && { ...comparison, previousAmount: newCharges, differences: [] },
  })),
});

/** Only a part of the bill is set to be paid. */
export const PartlyCovered = meta.story({
  args: (() => {
    const props = story('autoPayAndScheduled');
    const summary = props.summary.status === 'ready' ? props.summary.value : null;
    const [first] = summary?.setToPay?.payments ?? [];
    if (!summary || !first) return props;
    const left = usd(summary.balance.amountDue.cents - first.amount.cents);
    return {
      ...props,
      summary: {
        status: 'ready' as const,
        value: { ...summary, setToPay: { payments: [first], left: isPositive(left) ? left : zero } },
      },
    };
  })(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', toPaying)).toHaveAttribute('href', sampleLinks.payLeft);
  },
});

export const FourHundredLines = meta.story({
  args: (() => {
    const { facts, ...scenario } = storyScenario('manyStatements');
    const age = facts.bills
      .toSorted((a, b) => b.billDate.localeCompare(a.billDate))
      .findIndex(({ lines }) => lines.length >= 400);
    return statementsOf({ facts, ...scenario }, age);
  })(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Expand all|Mostrar todo/ }));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(400);
    // What the picture of what changed tells together is told one by one to whoever asks, each with its class.
    await userEvent.click(canvas.getByRole('button', { name: /smaller changes$|cambios menores$/ }));
    await expect(
      (await canvas.findAllByText(/\((one time|new charge|cargo nuevo|una sola vez|new|nuevo)\)$/i)).length,
    ).toBeGreaterThan(300);
  },
});
const mayBePaid = /^(We don’t know yet if this bill is paid|Aún no sabemos si esta factura está pagada)\./;

/** While a payment is being confirmed nothing asks for another, and the page says why. */
export const PaymentBeingConfirmed = meta.story({
  args: story('checking'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Don’t pay this bill again|No pague esta factura de nuevo/)).toBeVisible();
    await expect(canvas.getByText(mayBePaid)).toBeVisible();
    await expect(canvas.queryByRole('link', toPaying)).toBeNull();
  },
});

/** What support looks into has paid nothing that anybody knows of, and may be paid again. */
export const PaymentWithSupport = meta.story({
  args: story('checkingHandedOver'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/We still can’t confirm your|Todavía no podemos confirmar|Aún no podemos confirmar/),
    ).toBeVisible();
    await expect(canvas.getByText(mayBePaid)).toBeVisible();
    await expect(
      canvas.getAllByText(/^(Payment not confirmed yet|Pago aún sin confirmar)$/),
    ).not.toHaveLength(0);
    // Waiting is as good as paying again: no button asks louder than the text beside it.
    await expect(canvas.getByRole('link', toPaying)).toHaveAttribute('data-variant', 'secondary');
  },
});

/** An account that pays nothing online is told where it can pay, as on billing home. */
export const NothingPaidOnline = meta.story({
  args: story('onlineBlocked'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', toPaying)).toBeNull();
    await expect(canvas.getByText(/^(You can pay at a store|Puede pagar en una tienda)\.$/)).toBeVisible();
    const store = canvas.getByRole('link', { name: /^(Find a store|Buscar una tienda)/ });
    await expect(store).toHaveAttribute('href', sampleLinks.stores);
  },
});

/** 36 were made, those of 24 months are kept here. */
export const ManyStatements = meta.story({
  args: story('manyStatements'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show all \d+|^Mostrar los \d+/ }));
    const rows = canvas.getAllByRole('link').filter((link) => link.closest('li'));
    await expect(rows.length).toBeGreaterThanOrEqual(23);
  },
});

export const LongNames = meta.story({ args: story('longNames') });
export const HostileNames = meta.story({ args: story('hostileStrings') });
export const ShownAsTable = meta.story({
  args: story('current'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show as table|Ver como tabla/ }));
    await expect(await canvas.findByRole('columnheader', { name: /^Bill$|^Factura$/ })).toBeVisible();
  },
});

export const NewsAndDisclosuresOpen = meta.story({
  args: story('manyStatements'),
  tags: ['dialog:NewsModal'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /News and billing|Noticias y avisos/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const NewsAndDisclosures = meta.story({
  args: story('manyStatements'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /News and billing|Noticias y avisos/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const OtherDateChosen = meta.story({
  args: { ...story('current'), onChoose: fn() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Statement date|Fecha del estado/ }));
    const [, second] = await screen.findAllByRole('option');
    if (!second) throw new Error('There is no other statement');
    await userEvent.click(second);
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  args: { ...story('current'), list: loading, statement: loading, summary: loading },
});

/** What is told of a download stays while another statement is fetched. */
export const AnotherIsFetched = meta.story({
  args: story('current'),
  render: (args) => <FetchesAnother {...args} />,
  play: async ({ canvas }) => {
    const told = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await expect(canvas.queryByRole('link', { name: 'PDF' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toBe(told);
  },
});

function FetchesAnother(props: StatementsProps) {
  const [isFetching, setIsFetching] = useState(false);
  return (
    <>
      <StatementsScreen {...props} {...(isFetching && { statement: loading })} />
      <Button onPress={() => setIsFetching(true)}>Another</Button>
    </>
  );
}

const retry = fn();
export const NotLoaded = meta.story({
  tags: ['outcome:LW-STM-020', 'standing:statement.loadError'],
  args: { ...story('current'), list: failed(), statement: failed(retry) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Intentar/ }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

/** The statement stands while the list of others does not. */
/** The statement fails by itself: the others, and what happened between two days, go on. */
export const OnlyStatementNotLoaded = meta.story({
  args: { ...story('current'), statement: failed(), onChoose: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /Bill Details|Detalles de la factura/i })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('button', { name: /Statement date|Fecha del estado/ }));
    const [newest] = await screen.findAllByRole('option');
    if (!newest) throw new Error('There is no other statement');
    await userEvent.click(newest);
    await expect(args.onChoose).toHaveBeenCalled();
  },
});
export const ListNotLoaded = meta.story({ args: { ...story('current'), list: failed() } });

/** What is set to pay it is not known: the statement itself is. */
export const WithoutBalance = meta.story({ args: { ...story('current'), summary: failed() } });

export const NoStatementYet = meta.story({
  tags: ['outcome:LW-STM-010', 'standing:statement.newCustomer'],
  args: { ...story('newCustomer'), onLeave: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Back to billing|Volver a facturación/ }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
});

/** Dated already, and here within 48 hours; the one before stands until then. */
export const Delayed = meta.story({
  tags: ['standing:statement.delayed'],
  args: story('statementDelayed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/24 to 48 hours|24 a 48 horas|24 y 48 horas/)).toBeVisible();
  },
});

export const UnknownStatement = meta.story({
  args: (() => {
    const props = story('current', 0);
    return props.statement.status === 'ready'
      ? {
          ...props,
          asked: 'of-somebody-else',
          statement: { status: 'ready' as const, value: { ...props.statement.value, statement: null } },
        }
      : props;
  })(),
});

export const PdfBeingMade = meta.story({
  args: { ...story('current'), download: () => new Promise<null>(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(shownLink(canvas.getAllByRole('link', { name: /PDF/ })));
    await expect(await canvas.findByText(/Making your PDF|preparando su PDF/)).toBeInTheDocument();
  },
});

export const PdfNotMade = meta.story({
  tags: ['outcome:LW-STM-030'],
  args: { ...story('current'), download: fn(async () => 'LW-STM-030' as const) },
  play: async ({ canvas, args }) => {
    await userEvent.click(shownLink(canvas.getAllByRole('link', { name: /PDF/ })));
    await userEvent.click(await canvas.findByRole('button', { name: /Try again|Intentar/ }));
    await waitFor(() => expect(args.download).toHaveBeenCalledTimes(2));
  },
});

export const CsvNotDownloaded = meta.story({
  tags: ['outcome:LW-STM-031'],
  args: { ...story('current'), download: fn(async () => 'LW-STM-031' as const) },
  play: async ({ canvas }) => {
    await userEvent.click(shownLink(canvas.getAllByRole('link', { name: /CSV/ })));
    await expect(
      await canvas.findByRole('heading', { name: /unable to download|no se pudo descargar/i }),
    ).toBeVisible();
  },
});

export const OnPhoneInSpanish = meta.story({
  args: story('everyChange', 0),
  globals: { language: 'es', viewport: { value: 'phone' } },
});

export const OnPaper = meta.story({
  tags: ['mode:print'],
  args: story('everyChange', 0),
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false } },
  play: async ({ canvas, words }) => {
    await expect(canvas.queryByRole('link', { name: /PDF/ })).toBeNull();
    const days = words('statements').like('onPaper.regularDue', { day: '2026-11-15', due: '2026-12-05' });
    await expect(canvas.getByText(days)).toBeVisible();
    const hidden = canvas
      .queryAllByRole('listitem', { hidden: true })
      .filter((item) => !item.querySelector('a') && !item.checkVisibility());
    await expect(hidden).toEqual([]);
  },
});

/** Of what stands in the head and, on phones, with the figure: the one that is seen. */
function shownLink(links: readonly HTMLElement[]): HTMLElement {
  const link = links.find((one) => one.checkVisibility());
  if (!link) throw new Error('No such link is seen');
  return link;
}
