import { Skeleton } from '@linework/design-system';
import type { BillingSummary, ToPay } from '@linework/domain';
import { Suspense } from 'react';
import { latePart } from '../loadable/late-part.tsx';
import { AmountSentence } from './AmountSentence.tsx';
import { QuietTop } from './QuietTop.ts';

type Asked = Extract<ToPay, { kind: 'nothing' | 'credit' | 'newCustomer' }>;

/** Nothing is asked of the customer, and nothing leaves by itself. */
export const isQuiet = (asked: ToPay): asked is Asked =>
  asked.kind === 'nothing' || asked.kind === 'credit' || asked.kind === 'newCustomer';

/** Few accounts are: the others never fetch it. */
const QuietAccount = latePart(async () => ({ Part: (await import('./QuietAccount.tsx')).QuietAccount }));

/** What a quiet account says, in its place from the start. */
export function Quiet({ asked, summary }: { readonly asked: Asked; readonly summary: BillingSummary }) {
  const sentence = <AmountSentence asked={asked} summary={summary} size="hero" />;
  const fallback = (
    <>
      <QuietTop>{sentence}</QuietTop>
      {/* Three lines, or two where nothing was ever paid. */}
      <Skeleton shape="block" height={summary.lastPaid ? '8.5rem' : '5rem'} />
    </>
  );
  return (
    <Suspense fallback={fallback}>
      <QuietAccount summary={summary} isNew={asked.kind === 'newCustomer'}>
        {sentence}
      </QuietAccount>
    </Suspense>
  );
}
