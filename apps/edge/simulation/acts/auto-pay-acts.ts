import {
  CancelAutoPayDocument,
  ChangeAutoPayDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
  PayAndEnrollDocument,
} from '@linework/contract';
import { authorizationVersion } from '@linework/domain';
import { agreeOnAutoPay, agreeOnChange, agreeOnTheEnd, decide } from '../model/agree.ts';
import { plusDays } from '../model/calendar.ts';
import type { Agreed, Customer } from '../model/customer.ts';
import type { Act } from '../steps.ts';
import { named, paymentInput, wrongOf } from './payment-acts.ts';
import { dueCents, methodBy, nothing, type Planned, type Scene, type Told } from './scene.ts';

type AutoPayAct = Exclude<Act, { act: 'pay' | 'edit' | 'cancel' | 'replace' }>;
type Answered = Pick<GraphSchema.AutoPayPayload, 'ending' | 'outcome'> | null | undefined;

const accepted = {
  acceptedTerms: ['electronicPayment', 'service'],
  textVersion: authorizationVersion,
  language: 'en',
} satisfies Partial<GraphSchema.EnrollAutoPayInput>;

export async function planAutoPay(scene: Scene, act: AutoPayAct): Promise<Planned | null> {
  const { customer, key } = scene;
  if (act.act === 'enroll') {
    const due = dueCents(customer, scene.rows);
    return act.pays && due >= 100 ? await planPass(scene, act, due) : await planEnrolment(scene, act);
  }
  const send = act.act === 'end' ? sendEnd(scene) : await sendChange(scene, act);
  return { key, makes: null, send };
}

const dayOfMonth = ({ today }: Scene, inDays: number): number => Number(plusDays(today, inDays).slice(8));

const enrolmentOf = (scene: Scene, act: Extract<Act, { act: 'enroll' }>): GraphSchema.EnrollAutoPayInput => ({
  accountId: scene.customer.id,
  scope: 'allServices',
  paymentMethodId: null,
  cardDataToken: null,
  debitDay: dayOfMonth(scene, act.day),
  ...accepted,
});

async function planEnrolment(scene: Scene, act: Extract<Act, { act: 'enroll' }>): Promise<Planned> {
  const { world, customer, key } = scene;
  const method = methodBy(customer, act.with);
  const input = { ...enrolmentOf(scene, act), ...(await named(scene, method)) };
  const send = async (): Promise<Told> => {
    const data = await world.ask(customer.browser, EnrollAutoPayDocument, { input }, key);
    return enrolled(scene, input.debitDay, method.id, data?.enrollAutoPay);
  };
  return { key, makes: null, send };
}

async function planPass(scene: Scene, act: Extract<Act, { act: 'enroll' }>, cents: number): Promise<Planned> {
  const { world, customer, key, today } = scene;
  const method = methodBy(customer, act.with);
  const makes: Agreed = { cents, day: today, method: method.id, isCalledOff: false };
  const payment = await paymentInput(scene, makes, method);
  const enrolment = enrolmentOf(scene, act);
  const input: GraphSchema.PayAndEnrollInput = { accountId: customer.id, payment, enrolment };
  const send = async (): Promise<Told> => {
    const data = await world.ask(customer.browser, PayAndEnrollDocument, { input }, key);
    return enrolled(scene, enrolment.debitDay, method.id, data?.payAndEnroll);
  };
  return { key, makes, send };
}

function enrolled(scene: Scene, day: number, method: string, answered: Answered): Told {
  return {
    line: `enrolls on ${day}: ${answered?.ending} ${answered?.outcome}`,
    isDone: answered?.ending === 'enrolled',
    wrong: wrongOf(scene, answered?.outcome),
    learn: (customer, when) => {
      if (answered?.ending === 'enrolled') agreeOnAutoPay(customer, day, method, when);
    },
  };
}

const sendEnd =
  ({ world, customer, key }: Scene) =>
  async (): Promise<Told> => {
    const variables = { accountId: customer.id, scope: 'allServices' } as const;
    const data = await world.ask(customer.browser, CancelAutoPayDocument, variables, key);
    const { ending, outcome } = data?.cancelAutoPay ?? {};
    return {
      ...nothing,
      line: `ends Auto Pay: ${ending} ${outcome}`,
      isDone: ending === 'cancelled',
      learn: (one, when) => {
        if (ending === 'cancelled') agreeOnTheEnd(one, when);
      },
    };
  };

async function sendChange(scene: Scene, act: Extract<Act, { act: 'change' }>): Promise<() => Promise<Told>> {
  const { world, customer, key } = scene;
  const to = act.with && methodBy(customer, act.with);
  const method = to?.id ?? null;
  const day = act.day === null ? null : dayOfMonth(scene, act.day);
  const input: GraphSchema.ChangeAutoPayInput = {
    accountId: customer.id,
    scopes: ['allServices'],
    ...(to ? await named(scene, to) : { paymentMethodId: null, cardDataToken: null }),
    debitDay: day,
    ...accepted,
  };
  return async () => {
    const data = await world.ask(customer.browser, ChangeAutoPayDocument, { input }, key);
    const { ending, outcome } = data?.changeAutoPay ?? {};
    return {
      ...nothing,
      line: `changes Auto Pay to ${act.with} ${day}: ${ending} ${outcome}`,
      isDone: ending === 'changed' || ending === 'lost',
      learn: (one: Customer, when) => {
        if (ending === 'changed') agreeOnChange(one, { dayOfMonth: day, method }, when);
        // The old method was given up, and the new one not taken.
        if (ending !== 'lost') return;
        one.autoPay = null;
        decide(one, 'autoPayOff');
      },
    };
  };
}
