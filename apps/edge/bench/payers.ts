import { randomUUID } from 'node:crypto';
import { MakePaymentDocument, restPaths } from '@linework/contract';
import { type BusinessDate, balanceOn, dayIn, toDecimal, usd } from '@linework/domain';
import { scenarios, storyMoment } from '@linework/fixtures';
import type { Configuration } from '../src/configuration/configuration.types.ts';
import type { Database } from '../src/database/database.ts';
import { inProcessProcessor } from '../src/sandbox/processor/in-process-processor.ts';
import { addAccount } from '../test/support/add-account.ts';
import { signIn } from '../test/support/browser.ts';
import { copyOf } from '../test/support/customers.ts';
import { headerLines, type Sender } from './http-client.ts';

/** A signed-in customer of the bench: an account with a year of history, who owes enough to pay a dollar all day. */
export interface Payer {
  readonly accountId: string;
  readonly bank: string;
  /** The header lines that the customer's browser sends with every call. */
  readonly head: string;
  readonly today: BusinessDate;
  dueCents: number;
}

const owedCents = 10_000_000;

export async function addPayers(
  database: Database,
  configuration: Configuration,
  count: number,
): Promise<Payer[]> {
  const processor = inProcessProcessor();
  const payers: Payer[] = [];
  for (let index = 0; index < count; index += 1) {
    const { facts, users } = copyOf(scenarios.current(storyMoment));
    const today = dayIn(new Date(), facts.account.timeZone);
    const entry = facts.ledger[0];
    if (!entry) throw new Error('The scenario has a ledger');
    const debt = {
      ...entry,
      id: randomUUID(),
      kind: 'charge' as const,
      amount: usd(owedCents),
      dueDate: '2099-01-01' as const,
      billId: null,
      paymentId: null,
    };
    const owing = { ...facts, ledger: [...facts.ledger, debt] };
    await addAccount(database, processor, { facts: owing, users });
    payers.push({
      accountId: facts.account.id,
      bank: facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? '',
      head: headerLines((await signIn(database, configuration, users[0], facts.account.id)).headers),
      today,
      dueCents: balanceOn(owing, today).amountDue.cents,
    });
  }
  return payers;
}

const oneDollar = 100;

/** Pays a dollar for one of its customers after the other, as the portal would. */
export function paying(payers: readonly Payer[]): Sender {
  let turn = 0;
  return {
    next: () => {
      const payer = payers[turn % payers.length];
      if (!payer) throw new Error('A sender needs customers');
      turn += 1;
      const due = { unit: 'USD', value: toDecimal(usd(payer.dueCents)) };
      payer.dueCents -= oneDollar;
      const input = {
        accountId: payer.accountId,
        amount: { unit: 'USD', value: toDecimal(usd(oneDollar)) },
        paymentDate: payer.today,
        paymentMethodId: payer.bank,
        cardDataToken: null,
        savePaymentMethod: false,
        expectedAmountDue: due,
        overpaymentConfirmed: false,
      };
      return {
        path: restPaths.graph,
        head: `${payer.head}idempotency-key: ${randomUUID()}\r\n`,
        body: JSON.stringify({ documentId: MakePaymentDocument.id, variables: { input } }),
      };
    },
    check: (answer) => {
      if (!answer.includes('"outcome":"LW-PAY-001"'))
        throw new Error(`Not a payment: ${answer.slice(0, 600)}`);
    },
  };
}

/** Sends the same body to the bare handler. */
export function inserting(payers: readonly Payer[]): Sender {
  const sender = paying(payers.map((payer) => ({ ...payer })));
  return {
    next: () => ({ ...sender.next(), path: '/payments', head: '' }),
    check: (answer) => {
      if (!answer.includes('"id"')) throw new Error(`Not an insert: ${answer}`);
    },
  };
}
