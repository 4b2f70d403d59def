import type { Permission } from '@linework/domain';
import type { z } from 'zod';
import { restPaths } from './rest-paths.ts';
import * as schemas from './schemas.ts';

/** What is declared of a REST call, as the schema declares the operations of the graph. */
export interface RestOperation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * What somebody must be allowed on the account; or to be signed in, whatever they may; or to be so as themselves and on
   * nobody's behalf; or nothing, not even to be signed in.
   */
  readonly needs: Permission | 'session' | 'ownSignIn' | 'nothing';
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
  /** The second step of a sign-in, between its two calls. */
  secondStepCode: {
    method: 'POST',
    path: restPaths.secondStepCode,
    needs: 'nothing',
    request: schemas.secondStepCodeRequest,
    answer: schemas.secondStepCodeAnswer,
  },
  /** What a passkey has to sign before somebody is signed in by it. */
  passkeyChallenge: {
    method: 'POST',
    path: restPaths.passkeyChallenge,
    needs: 'nothing',
    request: schemas.passkeyChallengeRequest,
    answer: schemas.passkeyChallengeAnswer,
  },
  /** Signs in by what it signed: a code is answered, as for a username and password. */
  passkeySignIn: {
    method: 'POST',
    path: restPaths.passkeySignIn,
    needs: 'nothing',
    request: schemas.passkeySignInRequest,
    answer: schemas.passkeySignInAnswer,
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
  /** Somebody makes a sign-in with a bill: what is on it, who they are, the code that was emailed, another name. */
  registration: {
    method: 'POST',
    path: restPaths.registration,
    needs: 'nothing',
    request: schemas.registrationRequest,
    answer: schemas.registrationAnswer,
  },
  registrationDetails: {
    method: 'POST',
    path: restPaths.registrationDetails,
    needs: 'nothing',
    request: schemas.registrationDetailsRequest,
  },
  registrationCode: {
    method: 'POST',
    path: restPaths.registrationCode,
    needs: 'nothing',
    request: schemas.registrationCodeRequest,
  },
  registrationName: {
    method: 'POST',
    path: restPaths.registrationName,
    needs: 'nothing',
    request: schemas.registrationNameRequest,
  },
  session: { method: 'GET', path: restPaths.session, needs: 'session', answer: schemas.sessionAnswer },
  ping: { method: 'POST', path: restPaths.ping, needs: 'session', answer: schemas.pingAnswer },
  /** What we hold about somebody's sign-in, as a file for them. */
  signInData: { method: 'GET', path: restPaths.signInData, needs: 'ownSignIn', answer: schemas.signInData },
  /** The password again, and the second step where it is on, before a change to how somebody signs in. */
  reauthentication: {
    method: 'POST',
    path: restPaths.reauthentication,
    needs: 'ownSignIn',
    request: schemas.reauthenticationRequest,
    answer: schemas.reauthenticationAnswer,
  },
  password: {
    method: 'POST',
    path: restPaths.password,
    needs: 'ownSignIn',
    request: schemas.passwordRequest,
  },
  /** Where somebody is signed in, and signing out there. */
  devices: { method: 'GET', path: restPaths.devices, needs: 'ownSignIn', answer: schemas.devicesAnswer },
  deviceSignOut: {
    method: 'POST',
    path: restPaths.deviceSignOut,
    needs: 'ownSignIn',
    request: schemas.deviceSignOutRequest,
  },
  /** Whether signing in takes a second step, and turning it on and off. */
  secondStep: {
    method: 'GET',
    path: restPaths.secondStep,
    needs: 'ownSignIn',
    answer: schemas.secondStepAnswer,
  },
  secondStepSetUp: {
    method: 'POST',
    path: restPaths.secondStepSetUp,
    needs: 'ownSignIn',
    request: schemas.emptyRequest,
    answer: schemas.secondStepSetUpAnswer,
  },
  secondStepOn: {
    method: 'POST',
    path: restPaths.secondStepOn,
    needs: 'ownSignIn',
    request: schemas.secondStepOnRequest,
    answer: schemas.spareCodesAnswer,
  },
  spareCodes: {
    method: 'POST',
    path: restPaths.spareCodes,
    needs: 'ownSignIn',
    request: schemas.emptyRequest,
    answer: schemas.spareCodesAnswer,
  },
  secondStepOff: {
    method: 'POST',
    path: restPaths.secondStepOff,
    needs: 'ownSignIn',
    request: schemas.emptyRequest,
  },
  /** The passkeys that somebody signs in by, and changing them. */
  passkeys: {
    method: 'GET',
    path: restPaths.passkeys,
    needs: 'ownSignIn',
    answer: schemas.passkeysAnswer,
  },
  passkeySetUp: {
    method: 'POST',
    path: restPaths.passkeySetUp,
    needs: 'ownSignIn',
    request: schemas.emptyRequest,
    answer: schemas.passkeySetUpAnswer,
  },
  passkeyAdd: {
    method: 'POST',
    path: restPaths.passkeyAdd,
    needs: 'ownSignIn',
    request: schemas.passkeyAddRequest,
  },
  passkeyRename: {
    method: 'POST',
    path: restPaths.passkeyRename,
    needs: 'ownSignIn',
    request: schemas.passkeyRenameRequest,
  },
  passkeyRemove: {
    method: 'POST',
    path: restPaths.passkeyRemove,
    needs: 'ownSignIn',
    request: schemas.passkeyRemoveRequest,
  },
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
  /** Which agreements of the community the account has: a call of the community variant alone. */
  communityStatus: {
    method: 'GET',
    path: restPaths.communityStatus,
    needs: 'session',
    answer: schemas.communityStatusAnswer,
  },
  /** What stands above pages (spec section 2.4): it comes with the session too. */
  pageAlerts: {
    method: 'GET',
    path: restPaths.pageAlerts,
    needs: 'session',
    answer: schemas.pageAlertsAnswer,
  },
  dismissedAlerts: {
    method: 'POST',
    path: restPaths.dismissedAlerts,
    needs: 'session',
    request: schemas.dismissedAlertRequest,
    answer: schemas.pageAlertsAnswer,
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
