import { isEasyToGuess, isOwnUsername, passwordProblem } from '@linework/domain';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import { inHashPlace } from './hash-places.ts';
import { knownPasswords } from './known-passwords.ts';
import { hashPassword } from './password-hash.ts';

interface Chosen {
  readonly password: string;
  readonly username: string;
  /** The user who chooses it, or what a newcomer is known by. */
  readonly whose: string;
}

/**
 * The hash of a password that somebody chooses.
 * @param beforeHash what one that may be chosen has to pass too, before a core is taken for it
 * @throws OutcomeProblem LW-AUT-043 for one that is easy to guess, LW-SYS-060 for one that is too short or too long,
 * LW-SYS-010 where too many wait for a hash, LW-AUT-040 where too many of theirs do
 */
export async function hashNewPassword(
  { password, username, whose }: Chosen,
  beforeHash?: () => Promise<void>,
): Promise<string> {
  const problem = passwordProblem(password);
  if (problem) throw malformed('/password', problem);
  if (isOwnUsername(password, username) || isEasyToGuess(password, await knownPasswords()))
    throw new OutcomeProblem('LW-AUT-043');
  return await inHashPlace('chosen', whose, async () => {
    await beforeHash?.();
    return await hashPassword(password);
  });
}
