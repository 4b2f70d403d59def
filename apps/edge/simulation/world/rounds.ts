import { defaultAutoPaySettings } from '@linework/domain';
import { debitAutoPay } from '../../src/capabilities/auto-pay/debit-auto-pay.ts';
import { addressMessages } from '../../src/capabilities/messages/address-messages.ts';
import { foretellDebits } from '../../src/capabilities/messages/foretell-debits.ts';
import type { PaymentRoundServices } from '../../src/capabilities/payments/index.ts';
import { executeScheduled } from '../../src/capabilities/payments/rounds/execute-scheduled.ts';
import { recordReturns, settlePending } from '../../src/capabilities/payments/rounds/follow-bank-debits.ts';
import {
  reconcile,
  reconcileUnattended,
  reconcileWithSupport,
} from '../../src/capabilities/payments/rounds/reconcile.ts';
import type { Round } from '../../src/worker/round.ts';

const wholeRound: Round = { isOver: () => false };

/** Nobody is left who waits for an answer, and the processor is asked to give up on what it does not know. */
const longAfter = { runningMs: 0, abandonMs: 0 };
/** A process was just replaced: what it left behind is found, and nothing is given up. */
const justAfter = { runningMs: 0, abandonMs: Number.MAX_SAFE_INTEGER };

/** Finds out what became of payments that nobody has an answer for. */
export const findOut = async (worker: PaymentRoundServices): Promise<void> => {
  await reconcile(worker, longAfter, wholeRound);
  await reconcileUnattended(worker, longAfter, wholeRound);
  await reconcileWithSupport(worker, longAfter, wholeRound);
};

export async function afterRestart(worker: PaymentRoundServices): Promise<void> {
  await reconcile(worker, justAfter, wholeRound);
  await reconcileUnattended(worker, justAfter, wholeRound);
}

/** Takes what is due, and tells of what was done and what is to come. */
export async function take(worker: PaymentRoundServices): Promise<void> {
  await executeScheduled(worker, wholeRound);
  await debitAutoPay(worker, wholeRound);
  await foretellDebits(worker, wholeRound, defaultAutoPaySettings);
  await address(worker);
}

/** Finds who is told what. */
const address = async ({ database, clock }: PaymentRoundServices): Promise<void> =>
  await addressMessages(database, wholeRound, clock.now(), (error) => {
    throw error;
  });

/** Hears from the bank. */
export async function hear(worker: PaymentRoundServices): Promise<void> {
  await settlePending(worker, wholeRound);
  await recordReturns(worker, wholeRound);
  await address(worker);
}
