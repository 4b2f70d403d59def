import { EnrollAutoPayDocument, moneyToWire } from '@linework/contract';
import { type AccountFacts, authorizationVersion, dayIn, usd } from '@linework/domain';
import {
  buildAccount,
  buildBankAccount,
  buildBill,
  buildBillLine,
  buildCard,
  buildUser,
  chargeOf,
} from '@linework/fixtures';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import type { Database } from '../../src/database/database.ts';
import type { ProcessorPort } from '../../src/processor/processor-port.ts';
import { addAccount } from '../../test/support/add-account.ts';
import { askGraph, type Browser, signIn } from '../../test/support/browser.ts';
import { plusDays } from '../model/calendar.ts';
import { type Random, randomFrom } from '../random.ts';

export const timeZone = 'America/New_York';

/** Somebody who pays while edges are killed. */
export interface Payer {
  readonly accountId: string;
  readonly bank: string;
  readonly browser: Browser;
}

const daysUntilDue = 40;

/** So many accounts that owe a bill which falls due long after. */
export async function addPayers(
  database: Database,
  processor: ProcessorPort,
  environment: Readonly<Record<string, string>>,
  { count, seed, cents }: { readonly count: number; readonly seed: number; readonly cents: number },
): Promise<Payer[]> {
  const random = randomFrom(seed);
  const configuration = readConfiguration(environment);
  const payers: Payer[] = [];
  for (let index = 0; index < count; index += 1) {
    const facts = factsOf(random, cents);
    const user = { ...buildUser({ username: `soaked-${facts.account.id}` }), id: random.uuid() };
    const [{ id: bank } = { id: '' }] = facts.methods;
    await addAccount(database, processor, { facts, users: [user] });
    const accountId = facts.account.id;
    payers.push({ accountId, bank, browser: await signIn(database, configuration, user, accountId) });
  }
  return payers;
}

function factsOf(random: Random, cents: number): AccountFacts {
  const id = random.uuid();
  const today = dayIn(new Date(), timeZone);
  const bill = buildBill({
    id: random.uuid(),
    billDate: plusDays(today, -1),
    dueDate: plusDays(today, daysUntilDue),
    lines: [buildBillLine('rate', { en: 'Internet', es: 'Internet' }, cents, { id: random.uuid() })],
  });
  return {
    account: buildAccount({
      id,
      timeZone,
      number: `8260 ${id.slice(0, 8)}`,
      cycleDay: Number(today.slice(8)),
    }),
    bills: [bill],
    ledger: [{ ...chargeOf(bill), id: random.uuid() }],
    payments: [],
    methods: [
      buildBankAccount({ id: random.uuid() }),
      buildCard({ id: random.uuid(), expirationDate: '2039-08' }),
    ],
    autoPay: null,
  };
}

/** Turns Auto Pay on, with debit days spread over the days to come. @returns whether it is on */
export async function enrollPayer(
  url: string,
  { accountId, bank, browser }: Payer,
  inDays: number,
): Promise<boolean> {
  const day = plusDays(dayIn(new Date(), timeZone), inDays);
  const { data } = await askGraph(url, browser, EnrollAutoPayDocument, {
    input: {
      accountId,
      scope: 'allServices',
      paymentMethodId: bank,
      cardDataToken: null,
      debitDay: Number(day.slice(8)),
      acceptedTerms: ['electronicPayment', 'service'],
      textVersion: authorizationVersion,
      language: 'en',
    },
  });
  return data?.enrollAutoPay.ending === 'enrolled';
}

export const dollarsOf = (cents: number) => moneyToWire(usd(cents));
