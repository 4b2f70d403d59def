import { readFileSync } from 'node:fs';
import {
  type CardBrand,
  cardBrands,
  everyTransaction,
  filterFits,
  ledgerKinds,
  lineOfPayment,
  type Payment,
  paymentChannels,
  snapshotOf,
  type Transaction,
} from '@linework/domain';
import { buildBankAccount, buildCard, buildPayment } from '@linework/fixtures';
import { expect, test } from 'vitest';

/** The words of a copy file, by its place among the packages. */
const wordsOf = (place: string) =>
  JSON.parse(readFileSync(new URL(`../../../${place}.json`, import.meta.url), 'utf8'));

test.each(['en', 'es'])('the list and its file call everything by the same words, in %s', (language) => {
  const list = wordsOf(`account-areas/src/transactions/transactions.${language}`);
  const file = wordsOf(`messages/src/transaction-file/transaction-file.${language}`);
  expect(file.statuses).toEqual(list.status);
  expect(file.kinds).toEqual(list.line);
  const { all, ...channels } = list.channels;
  expect(file.channels).toEqual(channels);
});

test.each(['en', 'es'])('a bill stands here as it does everywhere, in %s', (language) => {
  const { status } = wordsOf(`account-areas/src/transactions/transactions.${language}`);
  const { state } = wordsOf(`parts/src/bills/bills.${language}`);
  expect([status.billPaid, status.billPending, status.billPastDue]).toEqual([
    state.paid,
    state.pending,
    state.pastDue,
  ]);
});

test.each(['en', 'es'])('how a payment was made goes on a sentence, but for a name, in %s', (language) => {
  const { by, channels } = wordsOf(`account-areas/src/transactions/transactions.${language}`);
  const { all, ...told } = channels;
  expect(Object.keys(by)).toEqual(Object.keys(told));
  for (const word of Object.values(by)) expect(word).toMatch(/^\p{Ll}/u);
});

/** What a payment of each name pays. */
const devices = {
  devicePayment: { id: 'phone', name: 'Phone', lineLastFour: '0101' },
  mobilePayment: { id: 'bill', name: null, lineLastFour: null },
} as const;

const isName = <Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  name in names;

const cardOf = (brand: CardBrand) => snapshotOf(buildCard({ brand, name: null }));

/** A line of one name, paid by a card without a name of its own unless something else is said. */
function lineCalled(name: string, payment: Partial<Payment> = {}): Transaction {
  const device = isName(devices, name) ? devices[name] : null;
  const kind = ledgerKinds.find((one) => one === name) ?? (name === 'bill' ? 'charge' : 'payment');
  const paid = buildPayment({ method: cardOf('visa'), device, ...payment });
  return { ...lineOfPayment(paid), kind, payment: kind === 'charge' || kind === 'credit' ? null : paid };
}

const finds = (text: string, line: Transaction): boolean => filterFits(line, { ...everyTransaction, text });

test.each(['en', 'es'])('a line is found by all the words that stand on it, in %s', (language) => {
  const { line, list, channels } = wordsOf(`account-areas/src/transactions/transactions.${language}`);
  const { label, accountTypes, brands } = wordsOf(`parts/src/methods/method-labels.${language}`);
  const methods = [
    ...(['checking', 'savings'] as const).map((type) => ({
      name: accountTypes[type],
      method: snapshotOf(buildBankAccount({ accountType: type, name: null })),
    })),
    ...cardBrands.map((brand) => ({ name: brands[brand], method: cardOf(brand) })),
  ];
  for (const [name, said] of Object.entries<string>(line)) {
    expect(finds(said, lineCalled(name)), said).toBe(true);
  }
  for (const { name, method } of methods) {
    const called = (digits: string): string => label.replace('{{name}}', name).replace('{{digits}}', digits);
    const sentTo = (digits: string): string => list.refundTo.replace('{{method}}', called(digits));
    expect(finds(sentTo(method.lastFourDigits), lineCalled('refund', { method })), name).toBe(true);
    for (const channel of paymentChannels) {
      const said = (digits: string): string =>
        list.from.replace('{{channel}}', channels[channel]).replace('{{method}}', called(digits));
      const paid = lineCalled('payment', { channel, method });
      expect(finds(said(method.lastFourDigits), paid), said(method.lastFourDigits)).toBe(true);
      expect(finds(said('0000'), paid)).toBe(false);
    }
  }
});
