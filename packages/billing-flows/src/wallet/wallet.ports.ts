import {
  type AskedMethodDeletion,
  addedAsAsked,
  isDeletedAsAsked,
  isEditedAsAsked,
  type Wallet,
  type WalletAnswer,
} from '@linework/domain';
import { keyedAttempts, notProvided, type Stopped } from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { walletMachine } from './wallet.machine.ts';
import { stoppedBy } from './wallet.rules.ts';
import type { MethodEdit, MethodToAdd, WalletPorts, WalletResult } from './wallet.types.ts';

/** What came of a request that nobody answered. */
type Done = Pick<WalletResult, 'ending' | 'methodId'>;

/** What is sent once, and how it shows in the wallet whether it was done. */
interface Request {
  readonly asked: object;
  readonly send: (key: string) => Promise<WalletAnswer>;
  /** What is told where nobody answered, and the wallet does not say either. */
  readonly unanswered: 'LW-WAL-010' | 'LW-WAL-020';
  readonly doneIn: (now: Wallet) => Done | null;
}

/** The chart with the portal's ports behind its names. @param userId of whoever asks */
export function providedMachine(ports: WalletPorts, userId: string) {
  const sendOnce = keyedAttempts(ports);

  /** Nobody answered, or not of the wallet: it is looked up whether it was done all the same. */
  async function lookedUp(stop: Stopped, { unanswered, doneIn }: Request): Promise<WalletResult> {
    const loaded = stop.outcome === unanswered ? await ports.loadWallet().catch(() => null) : null;
    const done = loaded && doneIn(loaded.wallet);
    return done ? { ...stoppedBy(stop), outcome: null, ...done, wallet: loaded.wallet } : stoppedBy(stop);
  }

  const sent = (request: Request): Promise<WalletResult> =>
    sendOnce<WalletResult>({
      request: JSON.stringify(request.asked),
      send: request.send,
      unanswered: request.unanswered,
      stopped: (stop) => lookedUp(stop, request),
    });

  const add = ({ asked, number, before }: MethodToAdd): Promise<WalletResult> =>
    sent({
      asked,
      send: (key) => ports.addMethod(asked, key),
      unanswered: 'LW-WAL-020',
      doneIn(now) {
        const added = addedAsAsked(before, now, asked, number, userId);
        return added && { ending: 'added', methodId: added.method.id };
      },
    });

  const edit = ({ asked, number }: MethodEdit): Promise<WalletResult> =>
    sent({
      asked,
      send: (key) => ports.editMethod(asked, key),
      unanswered: 'LW-WAL-020',
      doneIn: (now) =>
        isEditedAsAsked(now, asked, number, userId) ? { ending: 'edited', methodId: asked.methodId } : null,
    });

  const remove = (asked: AskedMethodDeletion): Promise<WalletResult> =>
    sent({
      asked,
      send: (key) => ports.deleteMethod(asked, key),
      unanswered: 'LW-WAL-010',
      doneIn: (now) =>
        isDeletedAsAsked(now, asked) ? { ending: 'removed', methodId: asked.methodId } : null,
    });

  return walletMachine.provide({
    actors: {
      loadStart: fromPromise(async ({ input: address }) => ({
        ...(await ports.loadWallet()),
        address,
        isBackFromBank: ports.isBackFromBank(),
      })),
      connectBank: fromPromise(() => ports.connectBank()),
      loadDeletion: fromPromise(({ input }) => (input ? ports.loadDeletion(input) : notProvided())),
      addMethod: fromPromise(({ input }) => (input ? add(input) : notProvided())),
      editMethod: fromPromise(({ input }) => (input ? edit(input) : notProvided())),
      deleteMethod: fromPromise(({ input }) => (input ? remove(input) : notProvided())),
    },
  });
}
