import type { Confirmation, SignInSecurityPorts } from '@linework/account-areas/sign-in-security';
import {
  type DeviceSignOutRequest,
  type DevicesAnswer,
  type PasskeyRemoveRequest,
  type PasskeyRenameRequest,
  type PasskeysAnswer,
  type PasswordRequest,
  type ReauthenticationAnswer,
  type ReauthenticationRequest,
  restPaths,
  type SecondStepAnswer,
  type SecondStepOnRequest,
  type SecondStepSetUpAnswer,
  type SpareCodesAnswer,
} from '@linework/contract';
import { restQuestion } from './account-question.ts';
import { call, send } from './http.ts';
import { throughPort } from './port-calls.ts';

/** Where whoever has signed in is signed in. */
export const devicesQuestion = restQuestion<DevicesAnswer>(restPaths.devices);

/** Whether signing in takes a second step. */
export const secondStepQuestion = restQuestion<SecondStepAnswer>(restPaths.secondStep);

/** The passkeys that whoever has signed in may sign in by. */
export const passkeysQuestion = restQuestion<PasskeysAnswer>(restPaths.passkeys);

const renamePasskey = async (body: PasskeyRenameRequest): Promise<void> =>
  await send(restPaths.passkeyRename, { method: 'POST', body });

const removePasskey = async (body: PasskeyRemoveRequest): Promise<void> =>
  await send(restPaths.passkeyRemove, { method: 'POST', body });

const setUp = async (): Promise<SecondStepSetUpAnswer> =>
  await call<SecondStepSetUpAnswer>(restPaths.secondStepSetUp, { method: 'POST', body: {} });

async function turnOn(body: SecondStepOnRequest): Promise<readonly string[]> {
  const { spareCodes } = await call<SpareCodesAnswer>(restPaths.secondStepOn, { method: 'POST', body });
  return spareCodes;
}

async function newCodes(): Promise<readonly string[]> {
  const { spareCodes } = await call<SpareCodesAnswer>(restPaths.spareCodes, { method: 'POST', body: {} });
  return spareCodes;
}

const turnOff = async (): Promise<void> => await send(restPaths.secondStepOff, { method: 'POST', body: {} });

async function enterAgain(body: ReauthenticationRequest): Promise<Confirmation> {
  const { awaitsSecondStep } = await call<ReauthenticationAnswer>(restPaths.reauthentication, {
    method: 'POST',
    body,
  });
  return awaitsSecondStep ? 'awaitsSecondStep' : 'confirmed';
}

const changePassword = async (body: PasswordRequest): Promise<void> =>
  await send(restPaths.password, { method: 'POST', body });

const signOut = async (body: DeviceSignOutRequest): Promise<void> =>
  await send(restPaths.deviceSignOut, { method: 'POST', body });

/** The calls of somebody who changes how they sign in. */
export const signInSecurityPorts: SignInSecurityPorts = {
  enterAgain: (shown) => throughPort(enterAgain(shown)),
  changePassword: (password) => throughPort(changePassword({ password })),
  signOut: (deviceId) => throughPort(signOut({ deviceId })),
  secondStep: {
    setUp: () => throughPort(setUp()),
    turnOn: (code) => throughPort(turnOn({ code })),
    newCodes: () => throughPort(newCodes()),
    turnOff: () => throughPort(turnOff()),
  },
  passkeys: {
    // What speaks with the browser's own dialog comes when somebody wants a passkey.
    begin: async () => await (await import('./make-passkey.ts')).beginPasskey(),
    rename: (passkeyId, name) => throughPort(renamePasskey({ passkeyId, name })),
    remove: (passkeyId) => throughPort(removePasskey({ passkeyId })),
  },
  signOutEverywhere: () => throughPort(signOut({ deviceId: null })),
};
