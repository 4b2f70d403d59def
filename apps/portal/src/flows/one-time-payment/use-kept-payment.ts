import type { KeptPaymentOffer } from '@linework/billing-flows/billing-home';
import type { Loadable } from '@linework/parts/loadable';
import { useSWRConfig } from 'swr';
import { paths } from '../../addresses/paths.ts';
import { useLoadable } from '../../answers/use-loadable.ts';
import { billingQuestions } from '../../api/billing.ts';
import { discardDraft } from '../../api/drafts.ts';

/** A payment of this account that was begun and left, with the ways on from it; `null` without one. The page decides whether it is offered. */
export function useKeptPayment(accountId: string | null): Loadable<KeptPaymentOffer | null> {
  const { mutate } = useSWRConfig();
  const question = accountId === null ? null : billingQuestions.draft(accountId);
  const kept = useLoadable(question);
  if (accountId === null || question === null) return { status: 'ready', value: null };
  if (kept.status !== 'ready') return kept;
  if (!kept.value) return { status: 'ready', value: null };
  const { step, ...left } = kept.value;
  const offer = {
    ...left,
    href: paths.flow('one-time-payment', { step }),
    onDiscard: () =>
      void mutate(
        question.key,
        discardDraft(accountId).then(() => null),
        { optimisticData: null },
      ),
  };
  return { status: 'ready', value: offer };
}
