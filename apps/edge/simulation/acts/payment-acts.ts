import { type GraphSchema, MakePaymentDocument, moneyToWire } from '@linework/contract';
import { usd } from '@linework/domain';
import { plusDays } from '../model/calendar.ts';
import type { Agreed, Method } from '../model/customer.ts';
import type { Act } from '../steps.ts';
import { centsOf, dueCents, methodBy, nothing, type Planned, type Scene, type Told } from './scene.ts';

/** A method as a request names it: the security code of a card is proven before. */
export const named = async ({ world, customer }: Scene, { id, isBank }: Method) => ({
  paymentMethodId: id,
  cardDataToken: isBank ? null : await world.proveCard(customer.browser, id),
});

/** What goes into a payment. */
export async function paymentInput(
  scene: Scene,
  { cents, day }: Pick<Agreed, 'cents' | 'day'>,
  method: Method,
): Promise<GraphSchema.MakePaymentInput> {
  const { customer, rows } = scene;
  return {
    accountId: customer.id,
    amount: moneyToWire(usd(cents)),
    paymentDate: day,
    ...(await named(scene, method)),
    savePaymentMethod: false,
    expectedAmountDue: moneyToWire(usd(dueCents(customer, rows))),
    overpaymentConfirmed: true,
  };
}

/** The figure that the customer saw was the right one, so that nobody may say that it changed. */
export const wrongOf = (
  { isAlone }: Pick<Scene, 'isAlone'>,
  outcome: string | null | undefined,
): readonly string[] =>
  isAlone && outcome === 'LW-PAY-020' ? ['says that another amount is due than was billed and not paid'] : [];

export async function planPayment(scene: Scene, act: Extract<Act, { act: 'pay' }>): Promise<Planned> {
  const { world, customer, rows, today, key } = scene;
  const method = methodBy(customer, act.with);
  const cents = centsOf(act.part, dueCents(customer, rows));
  const makes: Agreed = { cents, day: plusDays(today, act.inDays), method: method.id, isCalledOff: false };
  const input = await paymentInput(scene, makes, method);
  const send = async (): Promise<Told> => {
    const data = await world.ask(customer.browser, MakePaymentDocument, { input }, key);
    const outcome = data?.makePayment.outcome ?? null;
    return {
      ...nothing,
      line: `pays ${cents} by ${act.with} ${act.inDays}: ${outcome}`,
      wrong: wrongOf(scene, outcome),
    };
  };
  return { key, makes, send };
}
