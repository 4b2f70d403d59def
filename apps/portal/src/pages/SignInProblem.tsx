import { OutcomeNotice } from '@linework/billing-flows/parts';
import type { OutcomeCode } from '@linework/domain';

/** Why signing in did not work, in the outcome catalogue's words, which come when there is something to say. */
export default function SignInProblem({ code }: { readonly code: OutcomeCode }) {
  return <OutcomeNotice code={code} role="alert" />;
}
