import { leadsTo, plan } from '../acts/plan.ts';
import type { Planned, Told } from '../acts/scene.ts';
import type { Customer } from '../model/customer.ts';
import { randomFrom } from '../random.ts';
import { type Act, type Sending, sentOnce } from '../steps.ts';
import { Breach } from '../watch.ts';
import { interleave } from '../world/interleave.ts';
import { afterRestart, take } from '../world/rounds.ts';
import type { Life } from './life.ts';

/** A customer does something, and hears of it in the end. */
export async function act(life: Life, customer: Customer, wanted: Act, sending: Sending): Promise<void> {
  const first = leadsTo(customer, life.watch.seen(customer).rows, wanted);
  if (first) await actOnce(life, customer, first, sentOnce);
  await actOnce(life, customer, wanted, sending);
}

async function actOnce(life: Life, customer: Customer, wanted: Act, sending: Sending): Promise<void> {
  const { world, watch, random } = life;
  const asked = { key: random.uuid(), isAlone: true };
  const planned = await plan(world, customer, watch.seen(customer), wanted, asked);
  if (!planned) return;
  const told = await send(life, planned, sending);
  await look(life, customer, [planned], [told], { hasFoundOut: sending.dies !== null });
}

/** Two customers of one account do something at the same time. */
export async function together(
  life: Life,
  customer: Customer,
  acts: readonly [Act, Act],
  order: number,
): Promise<void> {
  const planned: Planned[] = [];
  for (const one of acts) planned.push(...(await planBeside(life, customer, one)));
  const told: Told[] = [];
  await interleave(
    life.world.gate,
    randomFrom(order),
    planned.map((one) => async () => void told.push(await one.send())),
  );
  await look(life, customer, planned, told);
}

/** The worker takes what is due while a customer does something. */
export async function meanwhile(life: Life, customer: Customer, wanted: Act, order: number): Promise<void> {
  const { world } = life;
  const planned = await planBeside(life, customer, wanted);
  const told: Told[] = [];
  await interleave(world.gate, randomFrom(order), [
    async () => await take(world.newWorker()),
    ...planned.map((one) => async () => void told.push(await one.send())),
  ]);
  await look(life, customer, planned, told, { isAtWork: true });
}

async function planBeside(
  { world, watch, random }: Life,
  customer: Customer,
  wanted: Act,
): Promise<Planned[]> {
  const asked = { key: random.uuid(), isAlone: false };
  const planned = await plan(world, customer, watch.seen(customer), wanted, asked);
  return planned ? [planned] : [];
}

/** @returns the answer that tells of what was done; the last one where none does */
async function send({ world }: Life, planned: Planned, { times, order, dies }: Sending): Promise<Told> {
  const { gate } = world;
  const answers: Told[] = [];
  if (dies) {
    gate.dieAt(dies);
    const answer = await planned.send();
    if (!gate.isDead) answers.push(answer);
    gate.revive();
    // Whoever takes its place looks first at what it left behind; then the customer asks again.
    await afterRestart(world.newWorker());
  }
  const asks = Array.from({ length: dies ? 1 : times }, () => planned.send);
  if (order === null) for (const ask of asks) answers.push(await ask());
  else answers.push(...(await interleave(gate, randomFrom(order), asks)));
  const told = answers.find(({ isDone }) => isDone) ?? answers.at(-1);
  if (!told) throw new Error('Nothing was sent');
  return told;
}

async function look(
  { watch, world, deeds }: Life,
  by: Customer,
  planned: readonly Planned[],
  told: readonly Told[],
  worked: { readonly isAtWork?: boolean; readonly hasFoundOut?: boolean } = {},
): Promise<void> {
  const makes = new Map(planned.flatMap(({ key, makes: made }) => (made ? [[key, made] as const] : [])));
  const what = told.map(({ line }) => line).join(' and ');
  const learnt = told.map(({ learn }) => learn);
  const deed = { by, makes, learnt, ...worked };
  await watch.look(what, deed);
  for (const { deed: done } of told) if (done) deeds.add(done);
  const [wrong] = told.flatMap((one) => one.wrong);
  if (wrong) throw new Breach(`${world.clock.now().toISOString()}: the edge ${wrong}`);
  await watch.read(by);
}
