import { isEasyToGuess, isOwnUsername, passwordProblem } from '@linework/domain';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import { knownPasswords } from './known-passwords.ts';
import { hashPassword } from './password-hash.ts';

interface Chosen {
  readonly password: string;
  readonly username: string;
}

/**
 * The hash of a password that somebody chooses.
 * @param beforeHash what one that may be chosen has to pass too, before a core is taken for it
 * @throws OutcomeProblem LW-AUT-043 for one that is easy to guess, LW-SYS-060 for one that is too short or too long,
 * LW-SYS-010 where too many wait for a hash
 */
export async function hashNewPassword(
  { password, username }: Chosen,
  beforeHash?: () => Promise<void>,
): Promise<string> {
  const problem = passwordProblem(password);
  if (problem) throw malformed('/password', problem);
  if (isOwnUsername(password, username) || isEasyToGuess(password, await knownPasswords()))
    throw new OutcomeProblem('LW-AUT-043');
  await beforeHash?.();
  return await hashPassword(password);
}
