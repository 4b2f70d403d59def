import { dealWithEach, type Round } from '../../../worker/round.ts';
import type { Found, Search } from './find-payments.ts';
import { type ReconcileLimits, reconcileOne } from './reconcile-one.ts';
import type { PaymentRoundServices } from './round-services.ts';
import { waitingPayments } from './waiting-payments.ts';

/** Whether anybody waits at a page for a payment. */
type Awaited = 'byPayer' | 'byNobody';

const leftBehind = (awaited: Awaited, { runningMs }: ReconcileLimits): Search => ({
  name: `leftBehind/${awaited}`,
  status: 'running',
  condition: (p) => `${isAwaited[awaited]}
    AND (k.started_at <= now() - ${p.bigint(runningMs)} * interval '1 millisecond' OR k.started_at > now())`,
});
const unknown = (awaited: Awaited): Search => ({
  name: `unknown/${awaited}`,
  status: 'unknown',
  condition: () => `NOT k.in_support_queue AND ${isAwaited[awaited]}`,
});
const isAwaited: Readonly<Record<Awaited, string>> = {
  byPayer: 'NOT k.left_by_itself',
  byNobody: 'k.left_by_itself',
};
const withSupport: Search = {
  name: 'withSupport',
  status: 'unknown',
  condition: () => 'k.in_support_queue',
};

/**
 * Settles payments of which nobody knows whether money moved, by the processor's own record and nothing else: those
 * whose answer never came, and those whose process died between charge and record. How long ago the processor was asked is
 * told by the database's clock alone. Their payers wait at a page: what left by itself, and what people look into already, has a
 * round of its own.
 */
export async function reconcile(
  services: PaymentRoundServices,
  limits: ReconcileLimits,
  round: Round,
): Promise<void> {
  const waiting = beingChecked('byPayer', services, limits, round);
  await dealWithEach(services, round, waiting, async (one) => await reconcileOne(services, one, limits));
}

/** Fewer at once than in other rounds: where a gateway has dropped a whole morning's charges, thousands are asked for again. */
const unattendedAtATime = 8;

/** The same for payments that left by themselves, which are asked for again. */
export async function reconcileUnattended(
  services: PaymentRoundServices,
  limits: ReconcileLimits,
  round: Round,
): Promise<void> {
  const waiting = beingChecked('byNobody', services, limits, round);
  const one = async (found: Found) => await reconcileOne(services, found, limits);
  await dealWithEach(services, round, waiting, one, unattendedAtATime);
}

/** The same for payments that were handed to support: few of them change, and nobody's next payment waits for them. */
export async function reconcileWithSupport(
  services: PaymentRoundServices,
  limits: ReconcileLimits,
  round: Round,
): Promise<void> {
  const waiting = waitingPayments(services, round, withSupport);
  await dealWithEach(services, round, waiting, async (one) => await reconcileOne(services, one, limits));
}

async function* beingChecked(
  awaited: Awaited,
  services: PaymentRoundServices,
  limits: ReconcileLimits,
  round: Round,
): AsyncGenerator<Found, void, undefined> {
  for await (const found of waitingPayments(services, round, leftBehind(awaited, limits))) {
    yield asChecked(found);
  }
  yield* waitingPayments(services, round, unknown(awaited));
}

/** Whoever made a payment that was left behind has no answer either: to them it is being checked. */
const asChecked = (found: Found): Found => {
  const { record } = found;
  return { ...found, record: { ...record, payment: { ...record.payment, wasChecked: true } } };
};
