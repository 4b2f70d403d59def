import type { Permission } from '@linework/domain';
import type { z } from 'zod';
import { restPaths } from './rest.ts';
import * as schemas from './schemas.ts';

/** What is declared of a REST call, as the schema declares the operations of the graph. */
export interface RestOperation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What somebody must be allowed on the account; or to be signed in, whatever they may; or nothing, not even that. */
  readonly needs: Permission | 'session' | 'nothing';
  readonly request?: z.ZodType;
  readonly answer?: z.ZodType;
}

/** The REST calls of the spec's section 7, each once: where it is, who may make it, what it takes and what it answers. */
export const restOperations = {
  signIn: {
    method: 'POST',
    path: restPaths.signIn,
    needs: 'nothing',
    request: schemas.signInRequest,
    answer: schemas.signInAnswer,
  },
  token: {
    method: 'POST',
    path: restPaths.token,
    needs: 'nothing',
    request: schemas.tokenRequest,
    answer: schemas.tokenAnswer,
  },
  /** Somebody forgot their username or password. */
  recovery: {
    method: 'POST',
    path: restPaths.recovery,
    needs: 'nothing',
    request: schemas.recoveryRequest,
    answer: schemas.recoveryAnswer,
  },
  recoveryCode: {
    method: 'POST',
    path: restPaths.recoveryCode,
    needs: 'nothing',
    request: schemas.recoveryCodeRequest,
    answer: schemas.recoveryCodeAnswer,
  },
  recoveryPassword: {
    method: 'POST',
    path: restPaths.recoveryPassword,
    needs: 'nothing',
    request: schemas.recoveryPasswordRequest,
  },
  session: { method: 'GET', path: restPaths.session, needs: 'session', answer: schemas.sessionAnswer },
  ping: { method: 'POST', path: restPaths.ping, needs: 'session', answer: schemas.pingAnswer },
  logout: { method: 'POST', path: restPaths.logout, needs: 'nothing' },
  /** The same as an address, for links. */
  logoutPage: { method: 'GET', path: restPaths.logout, needs: 'nothing' },
  accounts: { method: 'GET', path: restPaths.accounts, needs: 'session', answer: schemas.accountsAnswer },
  services: { method: 'GET', path: restPaths.services, needs: 'session', answer: schemas.servicesAnswer },
  delinquencySchedule: {
    method: 'GET',
    path: restPaths.delinquencySchedule,
    needs: 'session',
    answer: schemas.delinquencyScheduleAnswer,
  },
  compliance: {
    method: 'GET',
    path: restPaths.compliance,
    needs: 'session',
    answer: schemas.complianceAnswer,
  },
  cardData: {
    method: 'POST',
    path: restPaths.cardData,
    needs: 'billing.pay',
    request: schemas.cardDataRequest,
    answer: schemas.cardDataAnswer,
  },
  bankConnections: {
    method: 'POST',
    path: restPaths.bankConnections,
    needs: 'billing.pay',
    request: schemas.bankConnectionRequest,
    answer: schemas.bankConnectionAnswer,
  },
  connectedBanks: {
    method: 'POST',
    path: restPaths.connectedBanks,
    needs: 'billing.pay',
    request: schemas.connectedBankRequest,
    answer: schemas.connectedBankAnswer,
  },
  /** What the list shows, as a file: its address says which lines, as the list's own does, and `language`. */
  transactionFile: { method: 'GET', path: restPaths.transactionFile, needs: 'billing.view' },
  /** A statement, or what happened between two days: `statement`, or `from` and `to`, and `language`. */
  statementPdf: { method: 'GET', path: restPaths.statementPdf, needs: 'billing.view' },
  statementCsv: { method: 'GET', path: restPaths.statementCsv, needs: 'billing.view' },
  /** How the portal is used, in bulk. It comes from a closing tab too, which sends no header of ours. */
  analytics: { method: 'POST', path: restPaths.analytics, needs: 'nothing', request: schemas.analyticsBatch },
} as const satisfies Readonly<Record<string, RestOperation>>;
