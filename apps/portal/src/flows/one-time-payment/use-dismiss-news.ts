import type { BillingSummary } from '@linework/domain';
import { useSWRConfig } from 'swr';
import { billingQuestions, dismissNews } from '../../api/billing.ts';
import { useSignedIn } from '../../portal/use-signed-in.ts';

function without({ news, ...summary }: BillingSummary, paymentId: string): BillingSummary {
  const isOther = ({ payment }: { readonly payment: { readonly id: string } }) => payment.id !== paymentId;
  return {
    ...summary,
    news: {
      ...news,
      failed: news.failed.filter(isOther),
      returned: news.returned.filter(isOther),
      confirmed: news.confirmed.filter(({ id }) => id !== paymentId),
    },
  };
}

/** Closes the news of how a payment ended, at once; they come back should the edge not have heard. */
export function useDismissNews(): (paymentId: string) => void {
  const { accountId } = useSignedIn();
  const { mutate } = useSWRConfig();
  return (paymentId) =>
    void mutate<BillingSummary | undefined>(
      billingQuestions.summary(accountId).key,
      async (known) => {
        const news = await dismissNews(accountId, paymentId);
        return known && { ...known, news };
      },
      {
        optimisticData: (known) => known && without(known, paymentId),
        revalidate: false,
        throwOnError: false,
      },
    );
}
