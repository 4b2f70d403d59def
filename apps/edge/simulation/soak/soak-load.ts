import { setTimeout as pause } from 'node:timers/promises';
import { BillingSummaryDocument, MakePaymentDocument } from '@linework/contract';
import type { BusinessDate } from '@linework/domain';
import { askGraph } from '../../test/support/browser.ts';
import { plusDays } from '../model/calendar.ts';
import type { Random } from '../random.ts';
import { dollarsOf, type Payer } from './soak-accounts.ts';

/** A payment that somebody meant to make once. */
export interface Intention {
  readonly accountId: string;
  readonly key: string;
  readonly cents: number;
  readonly day: BusinessDate;
  /** What it was told in the end. */
  readonly outcome: string;
}

/** What payers do while edges are killed. */
export interface Load {
  readonly intentions: Intention[];
  /** Requests that were sent, and those of them that nobody answered. */
  sent: number;
  unanswered: number;
  /** So many may be under way at once: fewer while answers are slow, so that a busy machine is not asked for more. */
  places: number;
  underWay: number;
  isOver: boolean;
}

export const newLoad = (): Load => ({
  intentions: [],
  sent: 0,
  unanswered: 0,
  places: 2,
  underWay: 0,
  isOver: false,
});

const againMs = 150;
/** Between two payments of one payer: edges that start again have to find a processor that is not asked for all it has. */
const longestRestMs = 3_000;
/** Later, or elsewhere: nothing is known yet. */
const notYet = new Set(['LW-PAY-043', 'LW-SYS-010', 'LW-SYS-020', 'LW-SYS-030', 'LW-PAY-060']);

const mostPlaces = 6;
const quickMs = 400;
const slowMs = 1_500;

/** Asks once there is a place. @returns `null` where nobody answered */
async function askOnce<Result>(load: Load, call: () => Promise<Result | null>): Promise<Result | null> {
  while (load.underWay >= load.places && !load.isOver) await pause(20);
  load.underWay += 1;
  load.sent += 1;
  const began = performance.now();
  const answer = await call().catch(() => null);
  const took = performance.now() - began;
  load.underWay -= 1;
  if (answer === null) load.unanswered += 1;
  if (answer !== null && took < quickMs) load.places = Math.min(mostPlaces, load.places + 1);
  else if (took > slowMs) load.places = Math.max(1, load.places - 1);
  return answer;
}

/** Pays again and again, and asks with the same key until there is an answer. @param urlOf an edge that stands, or stood a moment ago */
export async function keepPaying(
  load: Load,
  payer: Payer,
  random: Random,
  urlOf: () => Promise<string>,
): Promise<void> {
  const { accountId, bank, browser } = payer;
  const ask = async <Result>(call: (url: string) => Promise<Result | null>): Promise<Result | null> => {
    while (!load.isOver) {
      const answer = await askOnce(load, async () => await call(await urlOf()));
      if (answer) return answer;
      await pause(againMs);
    }
    return null;
  };
  while (!load.isOver) {
    const summary = await ask(
      async (url) => (await askGraph(url, browser, BillingSummaryDocument, { accountId })).data,
    );
    if (!summary) return;
    const { today, balance } = summary.billingSummary;
    const cents = 100 + random.below(900);
    const day = plusDays(today, random.pick([0, 0, 1]));
    const input = {
      accountId,
      amount: dollarsOf(cents),
      paymentDate: day,
      paymentMethodId: bank,
      cardDataToken: null,
      savePaymentMethod: false,
      expectedAmountDue: balance.amountDue,
      overpaymentConfirmed: true,
    };
    const key = random.uuid();
    const outcome = await ask(async (url) => {
      const { data, code } = await askGraph(url, browser, MakePaymentDocument, { input }, key);
      const said = data?.makePayment.outcome ?? code;
      return said && !notYet.has(said) ? said : null;
    });
    if (outcome) load.intentions.push({ accountId, key, cents, day, outcome });
    await pause(random.below(longestRestMs));
  }
}
