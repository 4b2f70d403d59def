import * as crypto from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { passwordAsKept } from '@linework/domain';
import { fullLine } from '../../problems/full-line.ts';

/*
 * Memory-hard password hashes, in the PHC string format. Argon2id where Node has it (24.7 on), scrypt where it does
 * not; a hash says which it is. Parameters are OWASP's minimum for each (19 MiB and 2 passes; N=2^15, r=8).
 */

const argon2Parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const scryptParameters = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;

const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);

// Absent from Node before 24.7, whatever its types say.
const hasArgon2 = typeof crypto.argon2 === 'function';

/**
 * Hashes are made on the four threads that also read files and look up names, and each takes a core for as long: two at
 * once at the most, and one core stays free for everybody else. Whoever comes later waits in line.
 */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
let running = 0;

/** So many wait in line in one copy of the edge: whoever comes later would wait longer than a browser does. */
export const mostWaiting = 64;
const line: (() => void)[] = [];

/** @throws OutcomeProblem LW-SYS-010 where the line is as long as it may be */
export function requireHashRoom(): void {
  if (line.length >= mostWaiting) throw fullLine();
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => line.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.shift();
    // Whoever is next takes the place over.
    if (next) next();
    else running -= 1;
  }
}

/** @throws OutcomeProblem LW-SYS-010 where too many wait for one */
export async function hashPassword(typed: string): Promise<string> {
  requireHashRoom();
  return await makeHash(typed);
}

async function makeHash(typed: string): Promise<string> {
  const password = passwordAsKept(typed);
  const salt = crypto.randomBytes(16);
  return hasArgon2
    ? encode('argon2id', salt, await argon2(password, salt))
    : await hashWithScrypt(password, salt);
}

const hashWithScrypt = async (password: string, salt: Buffer): Promise<string> =>
  encode('scrypt', salt, await scryptInTurn(password, salt));

const scryptInTurn = async (password: string, salt: Buffer): Promise<Buffer> =>
  await inTurn(async () => await scrypt(password, salt, 32, scryptParameters));

/** A hash that no password matches: verified when the user name is unknown, so that the answer takes as long. */
let decoy: Promise<string> | undefined;

/**
 * @param encoded the user's hash; `null` when there is no such user
 * @throws OutcomeProblem LW-SYS-010 where too many wait for one
 */
export async function verifyPassword(typed: string, encoded: string | null): Promise<boolean> {
  const password = passwordAsKept(typed);
  // Whatever waits: one that failed would be kept.
  decoy ??= makeHash(crypto.randomBytes(16).toString('hex'));
  const [, algorithm, , salt = '', expected = ''] = (encoded ?? (await decoy)).split('$');
  requireHashRoom();
  const given =
    algorithm === 'argon2id'
      ? await argon2(password, Buffer.from(salt, 'base64'))
      : await scryptInTurn(password, Buffer.from(salt, 'base64'));
  const wanted = Buffer.from(expected, 'base64');
  return encoded !== null && wanted.length === given.length && crypto.timingSafeEqual(wanted, given);
}

async function argon2(password: string, salt: Buffer): Promise<Buffer> {
  return await inTurn(
    async () =>
      await new Promise((resolve, reject) => {
        crypto.argon2('argon2id', { ...argon2Parameters, message: password, nonce: salt }, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );
}

function encode(algorithm: 'argon2id' | 'scrypt', salt: Buffer, key: Buffer): string {
  const parameters =
    algorithm === 'argon2id'
      ? `m=${argon2Parameters.memory},t=${argon2Parameters.passes},p=${argon2Parameters.parallelism}`
      : `ln=15,r=${scryptParameters.r},p=${scryptParameters.p}`;
  return `$${algorithm}$${parameters}$${salt.toString('base64')}$${key.toString('base64')}`;
}
