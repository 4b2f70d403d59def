import { outcomesCopy } from '@linework/billing-flows/parts';
import { useCopy } from '@linework/copy';
import type { OutcomeCode } from '@linework/domain';

/** Why signing in did not work, in the outcome catalogue's words, which come when there is something to say. */
export default function SignInProblem({ code }: { readonly code: OutcomeCode }) {
  const { t } = useCopy(outcomesCopy);
  return `${t(`${code}.title`)} ${t(`${code}.text`)}`;
}
