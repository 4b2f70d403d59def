import { useCopy } from '@linework/copy';
import type { PaymentOptions } from '@linework/domain';
import { balanceCopy } from '../balance/balance.copy.ts';
import type { FlowAside } from '../flow/FlowFrame.tsx';
import { LinesSkeleton } from '../flow/LoadingScreen.tsx';
import { PaymentEffect, type PaymentEffectProps } from './PaymentEffect.tsx';
import { paymentCopy } from './payment.copy.ts';

/** "How this adds up" beside the steps: what the payment does to the balance, as far as it is known. */
export function usePaymentAside({
  options,
  ...known
}: Omit<PaymentEffectProps, 'options'> & { readonly options: PaymentOptions | null }): FlowAside {
  const { t } = useCopy(balanceCopy);
  const { t: tell } = useCopy(paymentCopy);
  const title = t('heading');
  if (!options) return { title, note: null, content: <LinesSkeleton /> };
  return {
    title,
    // Until an amount is chosen nobody pays anything.
    note: known.amount && tell('effect.paying', { amount: known.amount }),
    content: <PaymentEffect options={options} {...known} />,
  };
}
