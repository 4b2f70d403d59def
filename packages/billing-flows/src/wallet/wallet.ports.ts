import type { WalletAnswer } from '@linework/domain';
import { keyedAttempts, notProvided } from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { walletMachine } from './wallet.machine.ts';
import { stoppedBy } from './wallet.rules.ts';
import type { WalletPorts, WalletResult } from './wallet.types.ts';

/** The chart with the portal's ports behind its names. */
export function providedMachine(ports: WalletPorts) {
  const sendOnce = keyedAttempts(ports);
  /** What is asked for is sent once; an answer that never came is told as `unanswered`. */
  const sent =
    <Asked>(
      send: (asked: Asked, key: string) => Promise<WalletAnswer>,
      unanswered: 'LW-WAL-010' | 'LW-WAL-020',
    ) =>
    ({ input }: { input: Asked | null }): Promise<WalletResult> =>
      input === null
        ? notProvided()
        : sendOnce<WalletResult>({
            request: JSON.stringify(input),
            send: (key) => send(input, key),
            unanswered,
            stopped: stoppedBy,
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
      addMethod: fromPromise(sent(ports.addMethod, 'LW-WAL-020')),
      editMethod: fromPromise(sent(ports.editMethod, 'LW-WAL-020')),
      deleteMethod: fromPromise(sent(ports.deleteMethod, 'LW-WAL-010')),
    },
  });
}
