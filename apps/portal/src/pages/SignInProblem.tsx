import { isShownAs, type OutcomeCode } from '@linework/domain';
import { OutcomeNotice, outcomeBundles } from '@linework/parts/outcomes';

export interface SignInProblemProps {
  readonly code: OutcomeCode;
  /** Seconds after which another try will be looked at; `null` where there is no need to wait. */
  readonly after: number | null;
}

/** Why signing in did not work, in the outcome catalogue's words, which come when there is something to say. */
export function SignInProblem({ code, after }: SignInProblemProps) {
  return (
    <OutcomeNotice
      code={isShownAs(code, 'inline') ? code : 'LW-SYS-010'}
      role="alert"
      values={after === null ? undefined : { waitSeconds: after }}
    />
  );
}

/** Its words, to have at hand before it shows. */
export const signInProblemBundles = outcomeBundles;
