import type { RecoveryPorts } from '@linework/account-areas/account-recovery';
import {
  type RecoveryAnswer,
  type RecoveryCodeAnswer,
  type RecoveryCodeRequest,
  type RecoveryPasswordRequest,
  type RecoveryRequest,
  restPaths,
} from '@linework/contract';
import { call, send } from './http.ts';
import { throughPort } from './port-calls.ts';

async function ask(body: RecoveryRequest): Promise<string> {
  const { recovery } = await call<RecoveryAnswer>(restPaths.recovery, { method: 'POST', body });
  return recovery;
}

async function check(body: RecoveryCodeRequest): Promise<string> {
  const { grant } = await call<RecoveryCodeAnswer>(restPaths.recoveryCode, { method: 'POST', body });
  return grant;
}

const choose = async (body: RecoveryPasswordRequest): Promise<void> =>
  await send(restPaths.recoveryPassword, { method: 'POST', body });

/** The calls of somebody who cannot sign in. */
export const recoveryPorts: RecoveryPorts = {
  ask: ({ forgotten, name }) => throughPort(ask({ forgotten, name })),
  check: (recovery, code) => throughPort(check({ recovery, code })),
  choose: (grant, password) => throughPort(choose({ grant, password })),
};
