import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { deviceSeconds } from '../../access/session-rules.ts';
import { isSame, keyFor } from '../../access/tokens.ts';

/** Whose device it is. The marks of one password end with it. */
interface Owner {
  readonly id: string;
  readonly password_hash: string;
}

/**
 * Marks that a browser keeps of the users who have signed in there, so that they are told from strangers who guess at their
 * names. A mark names nobody: it is a random id, how long it holds, and a signature that fits one user's password only.
 */
export interface RememberedDevices {
  /** The id of the mark that is this user's; `null` when none is. @param marks as the browser kept them */
  find(marks: string | null, owner: Owner, now: Date): string | null;
  /** The marks with a new one for this user in place of an older one. */
  remember(marks: string | null, owner: Owner, now: Date): string;
}

/** People share an office's computer; more than these would make the cookie large. */
const mostUsers = 4;
const between = '~';

export function rememberedDevices(secret: string): RememberedDevices {
  const key = createSecretKey(keyFor(secret, 'device'));
  const sign = (id: string, until: string, { id: userId, password_hash }: Owner): string =>
    createHmac('sha256', key).update([id, until, userId, password_hash].join()).digest('base64url');
  const isOf = (mark: string, owner: Owner): boolean => {
    const { id, until, signature } = partsOf(mark);
    return isSame(signature, sign(id, until, owner));
  };
  return {
    find: (marks, owner, now) => {
      const found = marksIn(marks).find((mark) => isOf(mark, owner));
      if (found === undefined) return null;
      const { id, until } = partsOf(found);
      return Number(until) * 1_000 > now.getTime() ? id : null;
    },
    remember: (marks, owner, now) => {
      const id = randomBytes(16).toString('base64url');
      const until = String(Math.floor(now.getTime() / 1_000) + deviceSeconds);
      const others = marksIn(marks).filter((mark) => !isOf(mark, owner));
      return [[id, until, sign(id, until, owner)].join('.'), ...others].slice(0, mostUsers).join(between);
    },
  };
}

const marksIn = (marks: string | null): string[] => (marks ? marks.split(between).slice(0, mostUsers) : []);

function partsOf(mark: string): { readonly id: string; readonly until: string; readonly signature: string } {
  const [id = '', until = '', signature = ''] = mark.split('.');
  return { id, until, signature };
}
