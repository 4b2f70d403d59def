import { hash } from 'node:crypto';
import type { SignInRequest } from '@linework/contract';
import type { DeviceKind } from '@linework/domain';
import { hashToken, newToken } from '../../access/tokens.ts';
import type { Database } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import {
  type AttemptRule,
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
} from '../../throttle/attempt-throttle.ts';
import { nameLimits } from '../../throttle/name-limits.ts';
import { verifyPassword } from './password-hash.ts';
import { type DeviceOwner, deviceOwnerColumns, type RememberedDevices } from './remembered-device.ts';
import { inSignInPlaces, kindOf } from './sign-in-places.ts';
import { writeCode } from './write-code.ts';

/** People mistype their own password a few times; an office shares one address. */
const freeTries = { device: 5, address: 50 } as const;

export interface Asker {
  readonly address: string;
  /** What the browser keeps of those who have signed in there. */
  readonly deviceMarks: string | null;
  readonly deviceKind: DeviceKind;
}

export interface SignedIn {
  /** Single-use, bound to the caller's PKCE challenge. */
  readonly code: string;
  /** Whether the code is good for nothing until the second step was taken. */
  readonly awaitsSecondStep: boolean;
  /** What the browser keeps from now on; `null` while it has not proven whose it is. */
  readonly deviceMarks: string | null;
}

interface Outside {
  readonly database: Database;
  readonly devices: RememberedDevices;
}

/**
 * Checks user name and password and answers a code. An unknown user name takes as long as a wrong password and ends the
 * same.
 * @throws OutcomeProblem LW-AUT-010 when they do not match, LW-AUT-040 when there were too many tries, or too
 * many at once of one user, network or site, LW-SYS-010 when too many sign in at once
 */
export async function signIn(
  outside: Outside,
  request: SignInRequest,
  asker: Asker,
  now: Date,
): Promise<SignedIn> {
  // Before the try is counted: who is turned away for the crowd has not tried.
  return await inSignInPlaces(
    asker,
    async () => await find(outside, request, asker, now),
    async (found) => await checkFound(outside, request, asker, found, now),
  );
}

type FoundUser = DeviceOwner & { readonly account_id: string };

/** Whose name it is, as far as it is anybody's, and whether they have signed in here before. */
interface Found {
  /** Hashed, because people type passwords into the wrong field. */
  readonly nameHash: string;
  readonly user: FoundUser | undefined;
  /** The id of the mark that is theirs; `null` where there is none. */
  readonly device: string | null;
}

async function find(
  outside: Outside,
  request: SignInRequest,
  { deviceMarks }: Asker,
  now: Date,
): Promise<Found> {
  const username = request.username.trim().toLowerCase();
  const nameHash = hash('sha256', username, 'base64url');
  const [user] = await outside.database.query<FoundUser>(
    `SELECT ${deviceOwnerColumns}, m.account_id
     FROM portal_user u JOIN account_member m ON m.user_id = u.id
     WHERE u.username = $1
     ORDER BY m.is_default DESC, m.account_id
     LIMIT 1`,
    [username],
  );
  return { nameHash, user, device: user ? outside.devices.find(deviceMarks, user, now) : null };
}

async function checkFound(
  { database, devices }: Outside,
  request: SignInRequest,
  { address, deviceMarks, deviceKind }: Asker,
  { nameHash, user, device }: Found,
  now: Date,
): Promise<SignedIn> {
  const limits = device === null ? await strangerLimits(database, nameHash, address) : [deviceLimit(device)];
  await countAttempt(database, limits, 'LW-AUT-040', now);
  const isRight = await verifyPassword(request.password, user?.password_hash ?? null, kindOf({ device }));
  if (!user || !isRight) throw new OutcomeProblem('LW-AUT-010');
  for (const limit of limits) await (limit.isShared ? giveBackAttempt : forgetAttempts)(database, limit);
  const code = newToken();
  const begun = await writeCode(
    database,
    {
      codeHash: hashToken(code),
      user,
      codeChallenge: request.code_challenge,
      rememberMe: request.remember_me,
      deviceKind,
      isUnknownDevice: device === null,
      isBothSteps: false,
    },
    now,
  );
  if (!begun) throw new OutcomeProblem('LW-AUT-010');
  const { awaitsSecondStep } = begun;
  return {
    code,
    awaitsSecondStep,
    deviceMarks: awaitsSecondStep ? null : devices.remember(deviceMarks, user, now),
  };
}

interface SignInLimit extends AttemptRule {
  /** By people who do not know one another. */
  readonly isShared: boolean;
}

/** Who has signed in here before waits for their own mistakes, never for somebody else's guesses. */
const deviceLimit = (device: string): SignInLimit => ({
  purpose: 'sign-in/device',
  subject: device,
  free: freeTries.device,
  isShared: false,
});

async function strangerLimits(
  database: Database,
  nameHash: string,
  address: string,
): Promise<readonly SignInLimit[]> {
  const { ofSite, ofAll } = await nameLimits(database, { purpose: 'sign-in', nameHash, network: address });
  return [
    { ...ofSite, isShared: false },
    { ...ofAll, isShared: true },
    { purpose: 'sign-in/address', subject: address, free: freeTries.address, isShared: true },
  ];
}
