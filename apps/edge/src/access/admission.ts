import { type AccountFacts, accessRefusal, type Permission } from '@linework/domain';
import { OutcomeProblem } from '../problems/problem.ts';
import type { Session } from './session.ts';

/** Who asks, and about which account. */
interface Asking {
  readonly session: Pick<Session, 'role'>;
  readonly facts: Pick<AccountFacts, 'account'>;
}

/** Refuses whoever may not do what is asked. */
export type Admit = (asking: Asking) => void;

/** @throws OutcomeProblem LW-AUT-050 when the role lacks the permission, LW-BIL-020 where the account is billed elsewhere */
export function requireAccess({ session, facts }: Asking, permission: Permission): void {
  const refusal = accessRefusal(permission, session.role, facts.account);
  if (refusal) throw new OutcomeProblem(refusal);
}
