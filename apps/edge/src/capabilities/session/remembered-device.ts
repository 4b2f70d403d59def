import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { deviceSeconds } from '../../access/session-rules.ts';
import { hashToken, isSame, keyFor } from '../../access/tokens.ts';

/** Whose device it is. The marks of one password end with it, and those of one second step with that. */
export interface DeviceOwner {
  readonly id: string;
  readonly password_hash: string;
  /** The id of the second step that is on; `null` while none is. */
  readonly second_step_id: string | null;
}

/** An owner's columns, of `portal_user u`. */
export const deviceOwnerColumns = `u.id, u.password_hash,
  (SELECT s.id FROM second_step s WHERE s.user_id = u.id AND s.turned_on_at IS NOT NULL) AS second_step_id`;

/**
 * Marks that a browser keeps of the users who have signed in there, so that they are told from strangers who guess at their
 * names. A mark names nobody: it is a random id, how long it holds, and a signature that fits one user's password and second
 * step only: one that was given for the password alone ends as the second step is turned on.
 */
export interface RememberedDevices {
  /** The id of the mark that is this user's; `null` when none is. @param marks as the browser kept them */
  find(marks: string | null, owner: DeviceOwner, now: Date): string | null;
  /** The marks as they may be written down: they can be told by `knew`, and open nothing. */
  toKeep(marks: string | null): string | null;
  /** Whether one of the marks that were written down is this user's. */
  knew(kept: string | null, owner: DeviceOwner, now: Date): boolean;
  /** The marks with a new one for this user; it has the id of the one before, so that tries are counted by browser. */
  remember(marks: string | null, owner: DeviceOwner, now: Date): string;
  /** The same for a device that was known by what its owner signed in with before; `null` where it was not. */
  renew(marks: string | null, before: DeviceOwner, owner: DeviceOwner, now: Date): string | null;
}

/** People share an office's computer; more than these would make the cookie large. */
const mostUsers = 4;
const between = '~';

export function rememberedDevices(secret: string): RememberedDevices {
  const key = createSecretKey(keyFor(secret, 'device'));
  const sign = (id: string, until: string, owner: DeviceOwner): string => {
    const { id: userId, password_hash, second_step_id } = owner;
    const ofSecondStep = second_step_id === null ? [] : [second_step_id];
    const signed = [id, until, userId, password_hash, ...ofSecondStep].join();
    return createHmac('sha256', key).update(signed).digest('base64url');
  };
  const isOf = (mark: string, owner: DeviceOwner): boolean => {
    const { id, until, signature } = partsOf(mark);
    return isSame(signature, sign(id, until, owner));
  };
  const find = (marks: string | null, owner: DeviceOwner, now: Date): string | null => {
    const found = marksIn(marks).find((mark) => isOf(mark, owner));
    if (found === undefined) return null;
    const { id, until } = partsOf(found);
    return Number(until) * 1_000 > now.getTime() ? id : null;
  };
  const put = (id: string, marks: readonly string[], owner: DeviceOwner, now: Date): string => {
    const until = String(Math.floor(now.getTime() / 1_000) + deviceSeconds);
    const others = marks.filter((mark) => !isOf(mark, owner));
    return [[id, until, sign(id, until, owner)].join('.'), ...others].slice(0, mostUsers).join(between);
  };
  return {
    find,
    toKeep: (marks) => {
      const kept = marksIn(marks).map((mark) => {
        const { id, until, signature } = partsOf(mark);
        return [id, until, hashOf(signature)].join('.');
      });
      return kept.length > 0 ? kept.join(between) : null;
    },
    knew: (kept, owner, now) =>
      marksIn(kept).some((mark) => {
        const { id, until, signature } = partsOf(mark);
        return Number(until) * 1_000 > now.getTime() && isSame(signature, hashOf(sign(id, until, owner)));
      }),
    remember: (marks, owner, now) => {
      const id = find(marks, owner, now) ?? randomBytes(16).toString('base64url');
      return put(id, marksIn(marks), owner, now);
    },
    renew: (marks, before, owner, now) => {
      const id = find(marks, before, now);
      if (id === null) return null;
      const others = marksIn(marks).filter((mark) => !isOf(mark, before));
      return put(id, others, owner, now);
    },
  };
}

const hashOf = (signature: string): string => hashToken(signature).toString('base64url');

const marksIn = (marks: string | null): string[] => (marks ? marks.split(between).slice(0, mostUsers) : []);

/** The ids of a browser's marks, as it kept them or as they were written down: a right mark has the same at each sign-in. */
export const markIdsIn = (marks: string): string[] =>
  marksIn(marks)
    .map((mark) => partsOf(mark).id)
    .sort();

function partsOf(mark: string): { readonly id: string; readonly until: string; readonly signature: string } {
  const [id = '', until = '', signature = ''] = mark.split('.');
  return { id, until, signature };
}
