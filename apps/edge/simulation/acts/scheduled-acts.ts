import {
  CancelScheduledPaymentDocument,
  ChangeScheduledPaymentDocument,
  moneyToWire,
} from '@linework/contract';
import { usd } from '@linework/domain';
import { decide } from '../model/agree.ts';
import { plusDays } from '../model/calendar.ts';
import { type Agreed, methodOf, waiting } from '../model/customer.ts';
import type { Act } from '../steps.ts';
import type { Row } from '../world/observe.ts';
import { centsOf, dueCents, methodBy, nothing, type Planned, type Scene, type Told } from './scene.ts';

type Edit = Extract<Act, { act: 'edit' }>;

export async function planScheduled(
  scene: Scene,
  act: Edit | Extract<Act, { act: 'cancel' }>,
): Promise<Planned | null> {
  const own = waiting(scene.rows).filter(({ channel }) => channel !== 'autoPay');
  const row = own[act.which % Math.max(1, own.length)];
  if (!row) return null;
  return act.act === 'edit' ? await planEdit(scene, act, row) : planCancel(scene, row);
}

function planCancel({ world, customer, key }: Scene, { id: paymentId }: Row): Planned {
  const send = async (): Promise<Told> => {
    const variables = { accountId: customer.id, paymentId };
    const data = await world.ask(customer.browser, CancelScheduledPaymentDocument, variables, key);
    const outcome = data?.cancelScheduledPayment.outcome ?? null;
    return {
      ...nothing,
      line: `cancels: ${outcome}`,
      isDone: outcome === 'LW-SCH-002',
      learn: ({ agreed }) => {
        const before = agreed.get(paymentId);
        if (before && outcome === 'LW-SCH-002') agreed.set(paymentId, { ...before, isCalledOff: true });
      },
    };
  };
  return { key, makes: null, send };
}

async function planEdit(scene: Scene, act: Edit, row: Row): Promise<Planned> {
  const { world, customer, rows, today, key } = scene;
  const before = methodOf(customer, row.method);
  const method = act.with ? methodBy(customer, act.with) : before;
  const to: Agreed = {
    cents: act.part ? centsOf(act.part, dueCents(customer, rows)) : row.cents,
    day: act.inDays === null ? row.day : plusDays(today, act.inDays),
    method: method.id,
    isCalledOff: false,
  };
  const needsCode = !method.isBank && method.id !== before.id;
  const input = {
    accountId: customer.id,
    paymentId: row.id,
    amount: moneyToWire(usd(to.cents)),
    overpaymentConfirmed: true,
    paymentDate: to.day,
    paymentMethodId: method.id,
    cardDataToken: needsCode ? await world.proveCard(customer.browser, method.id) : null,
    seen: {
      amount: moneyToWire(usd(act.isStale ? row.cents + 1 : row.cents)),
      paymentDate: row.day,
      methodId: row.method,
    },
  };
  const isSame = to.cents === row.cents && to.day === row.day && to.method === row.method;
  const send = async (): Promise<Told> => {
    const data = await world.ask(customer.browser, ChangeScheduledPaymentDocument, { input }, key);
    const outcome = data?.changeScheduledPayment.outcome ?? null;
    const isDone = outcome === 'LW-SCH-001';
    return {
      line: `changes to ${to.cents} ${to.day}: ${outcome}`,
      isDone,
      learn: (one) => {
        if (!isDone || isSame) return;
        one.agreed.set(row.id, to);
        decide(one, `paymentChanged/${row.id}`);
      },
      ...(isDone && !isSame && { deed: 'editsScheduled' as const }),
      wrong: isDone && act.isStale && !isSame ? ['changes a payment for somebody who saw another'] : [],
    };
  };
  return { key, makes: null, send };
}
