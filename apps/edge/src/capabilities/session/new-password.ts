import { isEasyToGuess, isOwnUsername, passwordProblem } from '@linework/domain';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import { knownPasswords } from './known-passwords.ts';
import { hashPassword } from './password-hash.ts';

/**
 * The hash of a password that somebody chooses.
 * @throws OutcomeProblem LW-AUT-043 for one that is easy to guess, LW-SYS-060 for one that is too short or too long
 */
export async function hashNewPassword(password: string, username: string): Promise<string> {
  const problem = passwordProblem(password);
  if (problem) throw malformed('/password', problem);
  if (isOwnUsername(password, username) || isEasyToGuess(password, await knownPasswords()))
    throw new OutcomeProblem('LW-AUT-043');
  return await hashPassword(password);
}
