import { useCopy } from '@linework/copy';
import { autoPayCopy, DebitFigure, DebitSumLines } from '@linework/parts/auto-pay';
import { type FlowAside, LinesSkeleton, Stack } from '@linework/parts/flow';
import { firstDebitIn, paidNow } from './auto-pay-enroll.rules.ts';
import type { EnrollContext } from './auto-pay-enroll.types.ts';

/** "How this adds up" beside the steps: what Auto Pay takes first, and what else pays. */
export function useEnrollAside(context: EnrollContext, isReview: boolean): FlowAside {
  const { t } = useCopy(autoPayCopy);
  const title = t('sum.heading');
  const first = firstDebitIn(context);
  if (!first || !context.options) return { title, note: null, content: <LinesSkeleton /> };
  const { date, sum } = first;
  const { today } = context.options.dates;
  return {
    title,
    note: t('sum.note', { amount: sum.debit, date }),
    content: (
      <Stack>
        {!isReview && <DebitFigure size="medium" amount={sum.debit} date={date} today={today} />}
        <DebitSumLines sum={sum} date={date} payNow={paidNow(context)} />
      </Stack>
    ),
  };
}
