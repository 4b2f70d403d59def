import {
  type BankConnectionAnswer,
  type BankConnectionRequest,
  type ConnectedBankAnswer,
  type ConnectedBankRequest,
  restPaths,
} from '@linework/contract';
import { call } from './http.ts';

/** Where the customer signs in to their bank. @throws CallProblem */
export const beginBankConnection = (request: BankConnectionRequest): Promise<BankConnectionAnswer> =>
  call(restPaths.bankConnections, { method: 'POST', body: request });

/** Trades what the customer came back with for a token. @throws CallProblem */
export const finishBankConnection = (back: ConnectedBankRequest): Promise<ConnectedBankAnswer> =>
  call(restPaths.connectedBanks, { method: 'POST', body: back });
