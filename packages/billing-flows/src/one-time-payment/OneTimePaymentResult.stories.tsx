import { addDays, usd } from '@linework/domain';
import { paymentOptionsOf, storyScenario } from '@linework/fixtures';
import { refused, samplePayment } from '@linework/parts/payment/sample';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { answersOf, SampleFlow } from './SampleFlow.tsx';
import { sampleBankAccount } from './sample-ports.ts';
import { ended, readLater, told } from './sample-results.ts';

/** What came of it. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
  parameters: wholePage,
});

const writeText = fn(async () => {});
const saved = ended('LW-PAY-001', { wasMethodSaved: true });
const checkingAccount = {
  ...samplePayment(storyScenario('current')).method,
  ...sampleBankAccount,
  accountType: 'checking',
} as const;
const sentToBank = /^(We’ve sent your payment to your bank|Ya enviamos su pago a su banco)\.$/;
const fromBank = ended('LW-PAY-003', { status: 'pending', method: checkingAccount });
const returned = ended('LW-PAY-050', {
  status: 'returned',
  returnReason: 'notAuthorized',
  paymentDate: '2026-11-10',
  returnedDate: '2026-11-17',
  method: checkingAccount,
});

export const Paid = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001', {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Receipt emailed to|Recibo enviado a)$/)).toBeVisible();
  },
});
/** What is scheduled is charged all the same: said where it becomes a credit, as the review did. */
export const PaidBesideScheduled = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: {
    state: 'paid',
    context: ended(
      'LW-PAY-001',
      {},
      {
        ...paymentOptionsOf(storyScenario('nothingDue')),
        scheduledPayments: paymentOptionsOf(storyScenario('twoScheduled')).scheduledPayments,
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/scheduled payments will become credits|programados quedarán como saldo a favor/),
    ).toBeVisible();
  },
});
/** What the answer brought: what is owed now, beside what was paid. */
const withBalance = ended(
  'LW-PAY-001',
  { restoresServiceBy: '2026-11-21T15:19:00-05:00' },
  paymentOptionsOf(storyScenario('current')),
);
export const PaidRestoresService = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: withBalance },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(We’re restoring your service|Estamos restableciendo su servicio)\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^(Balance now|Saldo actual)$/)).toBeVisible();
  },
});
/** A part was paid: what is left can be paid at once, and the button says how much that is. */
export const PaidInPart = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001', {}, paymentOptionsOf(storyScenario('current'))) },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Pay \$178\.25 now|Pagar \$178\.25 ahora)$/ }),
    );
    await expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent(
      /You paid|Usted pagó/,
    );
  },
});
const toCall = { ...paymentOptionsOf(storyScenario('disconnected')), callNeeded: 'reconnect' } as const;
/** Paying alone brings nothing back: the call that does is told where the payment is. */
export const PaidAndToCall = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001', {}, toCall) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(One step left|Falta un paso)$/)).toBeVisible();
    await expect(
      canvas.getByText(/^(Your service is still disconnected|Su servicio sigue desconectado)\./),
    ).toBeVisible();
  },
});
export const PaidFromBankAndToCall = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  args: {
    state: 'pending',
    context: ended('LW-PAY-003', { status: 'pending', method: checkingAccount }, toCall),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(One step left|Falta un paso)$/)).toBeVisible();
  },
});
/** A bank's payment brings service back just as early: said as the review promised it. */
export const PendingRestoresService = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  args: {
    state: 'pending',
    context: ended('LW-PAY-003', {
      status: 'pending',
      method: checkingAccount,
      restoresServiceBy: '2026-11-21T15:19:00-05:00',
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(We’re restoring your service\.|Estamos restableciendo su servicio\.)$/),
    ).toBeVisible();
  },
});
const stillPastDue = /^(You still have|Todavía tiene un saldo vencido de) \$\d[\d,.]*\d( past due)?\.$/;
const comesBackOnceAllIsPaid =
  /^(Your service comes back once that’s paid too|Su servicio se restablecerá cuando pague también ese monto)\.$/;
const toReconnectOnceAllIsPaid =
  /^(You can reconnect your service once that’s paid too|Podremos reconectar su servicio cuando pague también ese monto)\.$/;
const paidPartOfPastDue = ended('LW-PAY-001', {}, paymentOptionsOf(storyScenario('pastDue50')));
/** A part of what was past due: the receipt says what is still missing, and what it brings, as the review did. */
export const PaidPartOfPastDue = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: paidPartOfPastDue },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(stillPastDue)).toBeVisible();
    await expect(canvas.getByText(comesBackOnceAllIsPaid)).toBeVisible();
  },
});
export const PaidPartOfPastDueInSpanish = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  globals: { language: 'es' },
  args: { state: 'paid', context: paidPartOfPastDue },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(stillPastDue)).toBeVisible();
    await expect(canvas.getByText(comesBackOnceAllIsPaid)).toBeVisible();
  },
});
export const PaidInDark = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  globals: { scheme: 'dark' },
  args: { state: 'paid', context: withBalance },
});
/** The confirmation number can be taken along, and that it was is said aloud. */
export const PaidAndCopied = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001', {}) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: /^(Copy the confirmation number|Copiar el número de confirmación)$/,
      }),
    );
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^(Copied|Copiado)/);
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^\w{4}-\w{4}$/));
  },
});
export const Scheduled = meta.story({
  tags: ['state:one-time-payment.scheduled', 'outcome:LW-PAY-002'],
  args: {
    state: 'scheduled',
    context: ended('LW-PAY-002', { status: 'scheduled', paymentDate: addDays('2026-11-21', 10) }),
  },
});
/** Its day is late for the bill, as its review said. */
export const ScheduledAfterDueDate = meta.story({
  tags: ['state:one-time-payment.scheduled'],
  args: {
    state: 'scheduled',
    context: ended(
      'LW-PAY-002',
      { status: 'scheduled', paymentDate: '2027-01-04' },
      paymentOptionsOf(storyScenario('current')),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^30 (days after|días después)/)).toBeVisible();
  },
});
/** Its day is a Saturday: the bank moves the money on Monday. */
export const ScheduledWhileBankIsClosed = meta.story({
  tags: ['state:one-time-payment.scheduled'],
  args: {
    state: 'scheduled',
    context: ended('LW-PAY-002', {
      status: 'scheduled',
      paymentDate: '2026-12-05',
      method: checkingAccount,
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /(the money leaves on Monday, December\s7|el dinero sale el lunes,? 7 de diciembre)/,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /^(We’ll charge your .+ on December\s7, 2026\. After that, it takes a few days to clear|Se cobrará a su .+ el 7 de diciembre de 2026\. Después, su banco tarda unos días en procesarlo)\.$/,
      ),
    ).toBeVisible();
    // The deadline has its row, and stands nowhere else; what leads to it is a button.
    await expect(
      canvas.getAllByText(/change or cancel (?!it$)|cambiar(lo)? o cancelar(?!lo$)/i),
    ).toHaveLength(1);
    await expect(canvas.getByText(/^(Change or cancel by|Cambiar o cancelar hasta)$/)).toBeVisible();
  },
});
/** The card was new, and was saved as the customer had asked. */
export const PaidAndSaved = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: saved },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Saved for next time|Se guardó para la próxima vez)$/)).toBeVisible();
  },
});
/** Opened again once it has posted. */
export const PaidAndPosted = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: ended('LW-PAY-001', { postedDate: storyScenario('current').today }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(We’ve already subtracted it from your balance|Ya lo restamos de su saldo)\.$/),
    ).toBeVisible();
  },
});
/** Another payment is on its way in the figure: the transaction tells what posted alone, so the receipt says what it counts. */
export const PaidBesidePending = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: {
    state: 'paid',
    context: ended('LW-PAY-001', {}, paymentOptionsOf(storyScenario('bankPaymentPending'))),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/after other pending payments|ya restados otros pagos en proceso/),
    ).toBeVisible();
  },
});
/** What is owed today is not what this payment left: its receipt says what it came to then. */
export const PaidAndReadLater = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: readLater(usd(0)) },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(/^(Balance when it posted|Saldo al reflejarse el pago)$/)).toBeVisible();
    await expect(canvas.queryByText(words('payment').like('result.balance'))).toBeNull();
    await expect(canvas.queryByText(words('payment').like('result.creditBalance'))).toBeNull();
  },
});
/** Where nobody knows what it came to then, a receipt says nothing of a balance. */
export const PaidAndReadLaterWithoutBalance = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: readLater(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/^(Balance|Credit|Saldo)/)).toBeNull();
  },
});
/** What of it was given back since is on its receipt too, each with its day, and no balance that it left then. */
export const RefundedAndReadLater = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: {
    state: 'paid',
    context: readLater(null, [
      { id: 'first', date: '2026-11-13', amount: usd(4_000) },
      { id: 'second', date: '2026-11-18', amount: usd(2_550) },
    ]),
  },
  play: async ({ canvas }) => {
    const refunded = canvas.getAllByText(/^(Refunded|Reembolso del) .*2026$/);
    await expect(refunded.map((row) => row.parentElement?.textContent)).toEqual([
      expect.stringMatching(/13.*\$40\.00$/),
      expect.stringMatching(/18.*\$25\.50$/),
    ]);
    await expect(canvas.queryByText(/^(Balance|Credit|Saldo)/)).toBeNull();
  },
});
/** More was paid than was owed: the rest is a credit, and the receipt says so. */
export const OverpaidAndReadLater = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  args: { state: 'paid', context: readLater(usd(-5_000)) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/the rest became a credit|el resto quedó como saldo a favor/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^(Credit when it posted|Saldo a favor al reflejarse el pago)$/),
    ).toBeVisible();
    await expect(canvas.queryByText(/already subtracted|lo restamos/)).toBeNull();
  },
});
export const OverpaidAndReadLaterInSpanish = meta.story({
  tags: ['state:one-time-payment.paid', 'outcome:LW-PAY-001'],
  globals: { language: 'es' },
  args: { state: 'paid', context: readLater(usd(-5_000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/el resto quedó como saldo a favor/)).toBeVisible();
  },
});
export const Pending = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  args: { state: 'pending', context: fromBank },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(sentToBank)).toBeVisible();
    await expect(canvas.queryByText(/received|recibimos/i)).toBeNull();
    // What is on its way is known by its confirmation number: no code for support stands beside it.
    await expect(canvas.getByText(/^(Confirmation number|Número de confirmación)$/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/LW-|Referenc/);
  },
});
export const PendingInSpanish = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  globals: { language: 'es' },
  args: { state: 'pending', context: fromBank },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Su pago de $178.25 está en proceso',
    );
    await expect(canvas.getByText('Ya enviamos su pago a su banco.')).toBeVisible();
  },
});
const optionsBesidePending = paymentOptionsOf(storyScenario('bankPaymentPending'));
const besidePending = ended(
  'LW-PAY-003',
  { status: 'pending', method: checkingAccount },
  optionsBesidePending,
);
/** The balance counts another payment that is on its way: said beside it, as on a receipt. */
export const PendingBesidePending = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  args: { state: 'pending', context: besidePending },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^(Balance now, after|Saldo actual, ya restados) (other pending payments|otros pagos en proceso)$/,
      ),
    ).toBeVisible();
  },
});
export const PendingBesidePendingInSpanish = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  globals: { language: 'es' },
  args: { state: 'pending', context: besidePending },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saldo actual, ya restados otros pagos en proceso$/)).toBeVisible();
  },
});
const besideUnconfirmed = ended(
  'LW-PAY-003',
  { status: 'pending', method: checkingAccount },
  {
    ...optionsBesidePending,
    countedPayments: optionsBesidePending.countedPayments.map((other) => ({
      ...other,
      status: 'unknown' as const,
      inSupportQueue: true,
    })),
  },
);
/** The other payment may not have gone through: no balance is told as if it had. */
export const PendingBesideUnconfirmed = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  args: { state: 'pending', context: besideUnconfirmed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentToBank)).toBeVisible();
    await expect(canvas.queryByText(/Balance now|past due|Saldo actual|vencido/)).toBeNull();
  },
});
const nowPartPastDue =
  /^(Balance now, including \$\d[\d,.]+ past due|Saldo actual \(incluye \$\d[\d,.]+ de saldo vencido\))$/;
const pendingPartOfPastDue = ended(
  'LW-PAY-003',
  { status: 'pending', method: checkingAccount },
  paymentOptionsOf(storyScenario('pastDue76')),
);
/** What stays past due is told beside a payment on its way too: its button asks for it. */
export const PendingPartOfPastDue = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  args: { state: 'pending', context: pendingPartOfPastDue },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(stillPastDue)).toBeVisible();
    await expect(canvas.getByText(toReconnectOnceAllIsPaid)).toBeVisible();
    await expect(canvas.getByText(nowPartPastDue)).toBeVisible();
  },
});
export const PendingPartOfPastDueInSpanish = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  globals: { language: 'es' },
  args: { state: 'pending', context: pendingPartOfPastDue },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(stillPastDue)).toBeVisible();
    await expect(canvas.getByText(toReconnectOnceAllIsPaid)).toBeVisible();
    await expect(canvas.getByText(nowPartPastDue)).toBeVisible();
  },
});
/** A card's payment that has not posted: no bank is asked. */
export const PendingFromCard = meta.story({
  tags: ['state:one-time-payment.pending', 'outcome:LW-PAY-003'],
  args: { state: 'pending', context: ended('LW-PAY-003', { status: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(We received the payment from your|Recibimos el pago con su) (tarjeta )?Visa/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^(You don’t need to pay again|No necesita pagar de nuevo)\.$/),
    ).toBeVisible();
    await expect(canvas.queryByText(/on its way|en camino/)).toBeNull();
  },
});
export const Checking = meta.story({
  tags: ['state:one-time-payment.checking', 'outcome:LW-PAY-040'],
  args: { state: 'checking', context: ended('LW-PAY-040', { status: 'unknown' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /(will have an update by .*our team will look into it|a más tardar el .* habrá novedades.*)\.$/,
      ),
    ).toBeVisible();
  },
});
/** A day has passed without an answer: people look into it, and the customer may pay again. */
export const CheckingWithSupport = meta.story({
  tags: ['state:one-time-payment.checking', 'outcome:LW-PAY-040'],
  args: { state: 'checking', context: ended('LW-PAY-040', { status: 'unknown', inSupportQueue: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(We’re looking into it|Lo estamos revisando)\.$/)).toBeVisible();
    await expect(canvas.queryByText(/^(Don’t pay again|No pague de nuevo)\.$/)).toBeNull();
  },
});
export const CheckingWithoutAnswer = meta.story({
  tags: ['state:one-time-payment.checking', 'outcome:LW-PAY-043'],
  args: { state: 'checking', context: told('LW-PAY-043') },
});
export const Declined = meta.story({
  tags: ['state:one-time-payment.declined', 'outcome:LW-PAY-010'],
  args: { state: 'declined', context: told('LW-PAY-010') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^(The bank that issued your|El banco emisor de su) .*4242 (declined this payment|rechazó el pago)\./,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^(Still due December 5|Por pagar, vence el 5 de diciembre)/),
    ).toBeVisible();
  },
});
/** The other saved method is a press away from its review: amount and day are kept. */
export const DeclinedThenSavedMethod = meta.story({
  tags: ['state:one-time-payment.declined', 'outcome:LW-PAY-010'],
  args: { state: 'declined', context: told('LW-PAY-010') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Business checking\s.*(Use it|Usar)$/ }));
    await expect(
      await screen.findByRole('heading', { level: 1, name: /^(You’re paying|Va a pagar)/ }),
    ).toBeVisible();
  },
});
export const DeclinedInSpanish = meta.story({
  tags: ['state:one-time-payment.declined', 'outcome:LW-PAY-010'],
  globals: { language: 'es', viewport: { value: 'phone', isRotated: false } },
  args: { state: 'declined', context: told('LW-PAY-010') },
});
const declinedPastDue = told('LW-PAY-010', 'pastDue50');
const notPaidPastDue =
  /^(Still (past due|due, including .* past due)|Saldo aún vencido|Por pagar \(incluye .* de saldo vencido\))$/;
/** The card was declined while the account is 50 days past due: what was past due before is so still, with its figure. */
export const DeclinedPastDue = meta.story({
  tags: ['state:one-time-payment.declined', 'outcome:LW-PAY-010'],
  args: { scenario: 'pastDue50', state: 'declined', context: declinedPastDue },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(notPaidPastDue)).toBeVisible();
  },
});
export const DeclinedPastDueInSpanish = meta.story({
  tags: ['state:one-time-payment.declined', 'outcome:LW-PAY-010'],
  globals: { language: 'es' },
  args: { scenario: 'pastDue50', state: 'declined', context: declinedPastDue },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(notPaidPastDue)).toBeVisible();
  },
});
/** The bank sent it back days later, and its result is opened again: when it was paid, and when it came back. */
export const Returned = meta.story({
  tags: ['state:one-time-payment.declined', 'outcome:LW-PAY-050'],
  args: { state: 'declined', context: returned },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^(We didn’t receive the money|No recibimos el dinero)\.$/)).toBeVisible();
    await expect(
      canvas.getByText(/^(The account doesn’t allow our debits|La cuenta no permite nuestros cobros)$/),
    ).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      /(Paid on\s*November 10, 2026|Pagado el\s*10 de noviembre de 2026)/,
    );
    await expect(canvasElement).toHaveTextContent(
      /(Returned on\s*November 17, 2026|Devuelto el\s*17 de noviembre de 2026)/,
    );
    await expect(canvas.queryByText(/^(You weren’t charged|No se le cobró nada)\.$/)).toBeNull();
  },
});
export const ReturnedInSpanish = meta.story({
  tags: ['state:one-time-payment.declined', 'outcome:LW-PAY-050'],
  globals: { language: 'es' },
  args: { state: 'declined', context: returned },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Pagado el\s*10 de noviembre de 2026/);
    await expect(canvasElement).toHaveTextContent(/Devuelto el\s*17 de noviembre de 2026/);
  },
});
export const SecurityCodeFailed = meta.story({
  tags: ['state:one-time-payment.securityCodeFailed', 'outcome:LW-PAY-011'],
  args: { state: 'securityCodeFailed', context: told('LW-PAY-011') },
});
export const VerificationFailed = meta.story({
  tags: ['state:one-time-payment.verificationFailed', 'outcome:LW-PAY-012'],
  args: { state: 'verificationFailed', context: told('LW-PAY-012') },
});
export const AmountChanged = meta.story({
  tags: ['state:one-time-payment.amountChanged', 'outcome:LW-PAY-020'],
  args: {
    state: 'amountChanged',
    context: {
      ...answersOf('current'),
      result: {
        ...refused('LW-PAY-020'),
        options: paymentOptionsOf(storyScenario('pastDue30')),
        paidMeanwhile: paymentOptionsOf(storyScenario('pastDue30')).countedPayments.slice(-1),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /(paid \$50\.00 while this page was open|pagó \$50\.00 mientras esta página estaba abierta)\./,
      ),
    ).toBeVisible();
  },
});
/** Somebody else paid all of it: no amount is left to be looked at. */
export const AmountChangedToNothing = meta.story({
  tags: ['state:one-time-payment.amountChanged'],
  args: {
    state: 'amountChanged',
    context: {
      ...answersOf('current'),
      result: { ...refused('LW-PAY-020'), options: paymentOptionsOf(storyScenario('nothingDue')) },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^(Back to billing|Volver a facturación)$/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Review the amount|Revisar el monto)$/ })).toBeNull();
  },
});
export const DateNoLongerPossible = meta.story({
  tags: ['state:one-time-payment.dateNoLongerPossible', 'outcome:LW-PAY-021'],
  args: { state: 'dateNoLongerPossible', context: told('LW-PAY-021') },
});
export const MethodUnavailable = meta.story({
  tags: ['state:one-time-payment.methodUnavailable', 'outcome:LW-PAY-034'],
  args: { state: 'methodUnavailable', context: told('LW-PAY-034') },
});
export const AnotherPaymentInProgress = meta.story({
  tags: ['state:one-time-payment.anotherPaymentInProgress', 'outcome:LW-PAY-041'],
  args: { state: 'anotherPaymentInProgress', context: told('LW-PAY-041') },
});
export const TooManyAttempts = meta.story({
  tags: ['state:one-time-payment.tooManyAttempts', 'outcome:LW-PAY-045'],
  args: { state: 'tooManyAttempts', context: told('LW-PAY-045') },
});
export const SessionEnded = meta.story({
  tags: ['state:one-time-payment.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded', context: told('LW-AUT-030') },
});
/** Our side failed, and nothing is wrong with the card: the same payment again comes before another method. */
export const ServiceUnavailable = meta.story({
  tags: ['state:one-time-payment.serviceUnavailable', 'outcome:LW-PAY-060'],
  args: { state: 'serviceUnavailable', context: told('LW-PAY-060') },
  play: async ({ canvas }) => {
    const ways = canvas.getByRole('region', {
      name: /^(Ways to pay|Maneras de pagar) \$178\.25$/,
    });
    const [first] = within(ways).getAllByRole('button');
    await expect(first).toHaveTextContent(/^(The same payment again|El mismo pago otra vez)/);
  },
});
export const AttemptRefused = meta.story({
  tags: ['state:one-time-payment.serviceUnavailable', 'outcome:LW-PAY-042'],
  args: { state: 'serviceUnavailable', context: told('LW-PAY-042') },
});
