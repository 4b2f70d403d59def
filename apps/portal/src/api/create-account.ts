import type { CreateAccountPorts } from '@linework/account-areas/create-account';
import {
  type RegistrationAnswer,
  type RegistrationCodeRequest,
  type RegistrationDetailsRequest,
  type RegistrationNameRequest,
  type RegistrationRequest,
  restPaths,
} from '@linework/contract';
import { call, send } from './http.ts';
import { throughPort } from './port-calls.ts';

async function showBill(body: RegistrationRequest): Promise<string> {
  const { registration } = await call<RegistrationAnswer>(restPaths.registration, { method: 'POST', body });
  return registration;
}

const keepDetails = async (body: RegistrationDetailsRequest): Promise<void> =>
  await send(restPaths.registrationDetails, { method: 'POST', body });

const confirm = async (body: RegistrationCodeRequest): Promise<void> =>
  await send(restPaths.registrationCode, { method: 'POST', body });

const chooseName = async (body: RegistrationNameRequest): Promise<void> =>
  await send(restPaths.registrationName, { method: 'POST', body });

/** The calls of somebody who makes a sign-in. */
export const createAccountPorts: CreateAccountPorts = {
  showBill: (bill) => throughPort(showBill(bill)),
  keepDetails: (registration, details) => throughPort(keepDetails({ registration, ...details })),
  confirm: (registration, code) => throughPort(confirm({ registration, code })),
  chooseName: (registration, username) => throughPort(chooseName({ registration, username })),
};
