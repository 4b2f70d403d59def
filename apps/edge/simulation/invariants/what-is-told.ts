import { BillingSummaryDocument, type GraphSchema } from '@linework/contract';
import { nextDebitOf } from '../model/auto-pay.ts';
import { localTime } from '../model/calendar.ts';
import { type Customer, owed } from '../model/customer.ts';
import type { Row } from '../world/observe.ts';
import type { World } from '../world/world.ts';

const centsOf = ({ value }: Pick<GraphSchema.Money, 'value'>): number => Math.round(Number(value) * 100);

/** What the customer reads about what is due and about the next debit is what the model expects to happen. */
export async function toldOtherwise(
  world: World,
  customer: Customer,
  rows: readonly Row[],
): Promise<string[]> {
  const { id, browser, timeZone } = customer;
  const data = await world.ask(browser, BillingSummaryDocument, { accountId: id }, id);
  if (!data) return ['the billing summary is not to be had'];
  const { balance, autoPay } = data.billingSummary;
  const { day: today } = localTime(world.clock.now(), timeZone);
  const expected = nextDebitOf(customer, rows, today);
  const told = autoPay && {
    date: autoPay.nextDebit.date,
    cents: centsOf(autoPay.nextDebit.estimatedAmount),
    changeBy: autoPay.nextDebit.changeBy,
  };
  const found: string[] = [];
  const due = Math.max(0, owed(customer, rows));
  if (centsOf(balance.amountDue) !== due)
    found.push(`${centsOf(balance.amountDue)} is told as due, ${due} is`);
  const saying = (debit: typeof told | typeof expected) =>
    debit ? `${debit.cents} on ${debit.date}, to be changed by ${debit.changeBy}` : 'none';
  if (saying(told) !== saying(expected)) {
    found.push(`the next debit is told as ${saying(told)}; ${saying(expected)} is what will happen`);
  }
  return found;
}
