import type { KeptPaymentOffer } from '@linework/billing-flows/billing-home';
import type { Loadable } from '@linework/parts/loadable';
import { useSWRConfig } from 'swr';
import { discardDraft, fetchKeptPayment, paymentFlow } from '../api/drafts.ts';
import { keys } from '../api/keys.ts';
import { useLoadable } from '../api/use-loadable.ts';
import { paths } from '../routes/paths.ts';

/** A payment of this account that was begun and left, with the ways on from it; `null` without one. */
export function useKeptPayment(accountId: string | null): Loadable<KeptPaymentOffer | null> {
  const { mutate } = useSWRConfig();
  const key = accountId === null ? null : keys.keptPayment(accountId);
  const kept = useLoadable(key, fetchKeptPayment);
  if (key === null) return { status: 'ready', value: null };
  if (kept.status !== 'ready') return kept;
  if (!kept.value) return { status: 'ready', value: null };
  const { amount, keptOn, step } = kept.value;
  const offer = {
    amount,
    keptOn,
    href: paths.billing.payBill({ open: 'otp', step }),
    onDiscard: () =>
      void mutate(
        key,
        discardDraft(key[1], paymentFlow).then(() => null),
        { optimisticData: null },
      ),
  };
  return { status: 'ready', value: offer };
}
