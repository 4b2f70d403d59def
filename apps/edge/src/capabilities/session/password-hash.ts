import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { passwordAsKept } from '@linework/domain';
import { type HashKind, inHashLine } from './hash-line.ts';

/*
 * Memory-hard password hashes, in the PHC string format. Argon2id where Node has it (24.7 on), scrypt where it does
 * not; a hash says which it is. Parameters are OWASP's minimum for each (19 MiB and 2 passes; N=2^15, r=8).
 */

const argon2Parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const scryptParameters = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;

const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);

// Absent from Node before 24.7, whatever its types say.
const hasArgon2 = typeof crypto.argon2 === 'function';

/** Of a password that somebody chooses. */
export async function hashPassword(typed: string): Promise<string> {
  const password = passwordAsKept(typed);
  const salt = crypto.randomBytes(16);
  return hasArgon2
    ? encode('argon2id', salt, await argon2(password, salt, 'chosen'))
    : await hashWithScrypt(password, salt);
}

const hashWithScrypt = async (password: string, salt: Buffer): Promise<string> =>
  encode('scrypt', salt, await scryptInTurn(password, salt, 'chosen'));

const scryptInTurn = async (password: string, salt: Buffer, kind: HashKind): Promise<Buffer> =>
  await inHashLine(kind, async () => await scrypt(password, salt, 32, scryptParameters));

/** A hash that no password matches: verified when the user name is unknown, so that the answer takes as long. */
let decoy: Promise<string> | undefined;

/** One that could not be made is made anew: unknown user names would be told apart by their failure. */
function madeUpHash(): Promise<string> {
  const made = hashPassword(crypto.randomBytes(16).toString('hex'));
  made.catch(() => {
    decoy = undefined;
  });
  return made;
}

/**
 * @param encoded the user's hash; `null` when there is no such user
 * @param kind of whoever waits for it
 */
export async function verifyPassword(
  typed: string,
  encoded: string | null,
  kind: HashKind,
): Promise<boolean> {
  const password = passwordAsKept(typed);
  decoy ??= madeUpHash();
  const [, algorithm, , salt = '', expected = ''] = (encoded ?? (await decoy)).split('$');
  const given =
    algorithm === 'argon2id'
      ? await argon2(password, Buffer.from(salt, 'base64'), kind)
      : await scryptInTurn(password, Buffer.from(salt, 'base64'), kind);
  const wanted = Buffer.from(expected, 'base64');
  return encoded !== null && wanted.length === given.length && crypto.timingSafeEqual(wanted, given);
}

async function argon2(password: string, salt: Buffer, kind: HashKind): Promise<Buffer> {
  return await inHashLine(
    kind,
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
