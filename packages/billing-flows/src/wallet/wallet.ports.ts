import type { WalletAnswer } from '@linework/domain';
import { keyedAttempts, notProvided } from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { walletMachine } from './wallet.machine.ts';
import { stoppedBy } from './wallet.rules.ts';
import type { WalletPorts, WalletResult } from './wallet.types.ts';

const told = async (answer: Promise<WalletAnswer>): Promise<WalletResult> => await answer;

/** The chart with the portal's ports behind its names. */
export function providedMachine(ports: WalletPorts) {
  const sendOnce = keyedAttempts<WalletResult>(ports.newKey, stoppedBy);
  return walletMachine.provide({
    actors: {
      loadStart: fromPromise(async ({ input: address }) => ({
        ...(await ports.loadWallet()),
        address,
        isBackFromBank: ports.isBackFromBank(),
      })),
      connectBank: fromPromise(() => ports.connectBank()),
      loadDeletion: fromPromise(({ input }) => (input ? ports.loadDeletion(input) : notProvided())),
      addMethod: fromPromise(({ input }) =>
        input
          ? sendOnce(JSON.stringify(input), (key) => told(ports.addMethod(input, key)), 'LW-WAL-020')
          : notProvided(),
      ),
      editMethod: fromPromise(({ input }) =>
        input
          ? sendOnce(JSON.stringify(input), (key) => told(ports.editMethod(input, key)), 'LW-WAL-020')
          : notProvided(),
      ),
      deleteMethod: fromPromise(({ input }) =>
        input
          ? sendOnce(JSON.stringify(input), (key) => told(ports.deleteMethod(input, key)), 'LW-WAL-010')
          : notProvided(),
      ),
    },
  });
}
