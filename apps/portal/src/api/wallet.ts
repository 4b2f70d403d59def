import { WalletDocument, walletFromWire } from '@linework/contract';
import { graphQuestion } from './account-question.ts';

/** The saved methods of an account, and what uses each. */
export const walletQuestion = graphQuestion(
  (accountId: string) => ({ document: WalletDocument, variables: { accountId } }),
  ({ wallet }) => walletFromWire(wallet),
);
