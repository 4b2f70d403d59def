import { useCopy } from '@linework/copy';
import { ReviewList, ReviewRow } from '@linework/design-system';
import {
  debitedStanding,
  firstDebitFrom,
  hangsOnUnconfirmed,
  isPositive,
  unconfirmedAmong,
  zero,
} from '@linework/domain';
import { autoPayCopy, DebitDateRows, DebitFigure, DebitSumLines } from '@linework/parts/auto-pay';
import { type FlowAside, Stack } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';
import { changedStandings, changesDay, dayIn, firstIn, methodIn } from './auto-pay-manage.rules.ts';
import type { ManageContext, Place } from './auto-pay-manage.types.ts';

/** What stands beside the steps: how the next charge adds up; by the calendar what the considered day comes to. */
export function useManageAside(
  context: ManageContext,
  place: Place | null,
  timeZone: string,
): FlowAside | undefined {
  const { t } = useCopy(autoPayCopy);
  const { t: say } = useCopy(autoPayManageCopy);
  const { options, autoPay } = context;
  if (!options || !autoPay || !debitedStanding(autoPay)) return undefined;
  if (place === 'day') {
    const first = firstIn(context);
    return {
      title: say('aside.next'),
      note:
        first && isPositive(first.sum.debit) && t('sum.note', { amount: first.sum.debit, date: first.date }),
      content: <Effect context={context} timeZone={timeZone} />,
    };
  }
  const next = autoPay.nextDebit;
  const isAsked = place === 'method' || place === 'review';
  const debit = isAsked
    ? firstIn(context)
    : place === 'summary' && next && !autoPay.isLastDebit
      ? firstDebitFrom(options, { firstDebit: next.date }, { methodType: next.method.type, payNow: zero })
      : null;
  if (!debit || !isPositive(debit.sum.debit)) return undefined;
  const { date, sum } = debit;
  return {
    title: t('sum.heading'),
    note: t('sum.note', { amount: sum.debit, date }),
    content: (
      <DebitSumLines
        sum={sum}
        date={date}
        payNow={zero}
        unconfirmed={unconfirmedAmong(options.countedPayments)}
      />
    ),
  };
}

/** What the considered day comes to, and what it was before. */
function Effect({ context, timeZone }: { readonly context: ManageContext; readonly timeZone: string }) {
  const { t } = useCopy(autoPayCopy);
  const { t: say } = useCopy(autoPayManageCopy);
  const labelOf = useMethodLabel();
  const { options, autoPay } = context;
  const first = firstIn(context);
  const choice = dayIn(context);
  const method = methodIn(context);
  const [before] = changedStandings(context);
  if (!options || !autoPay || !choice || !method || !before) return null;
  return (
    <Stack>
      {first && (
        <DebitFigure
          size="medium"
          amount={first.sum.debit}
          date={first.date}
          debitDay={choice.day}
          nextBillDate={autoPay.nextBillDate}
          today={options.dates.today}
          hangs={hangsOnUnconfirmed(options, first.date)}
        />
      )}
      <ReviewList>
        <ReviewRow
          label={say('aside.day')}
          value={t('rows.day', { day: choice.day })}
          note={changesDay(context) && say('review.wasDay', { day: before.debitDay })}
        />
        <ReviewRow
          label={say('aside.from')}
          value={labelOf(method)}
          note={context.method && say('review.was', { method: labelOf(before.method) })}
        />
        {first ? (
          <DebitDateRows
            debit={{ ...first, amount: first.sum.debit }}
            cutOff={options.dates.cutOff}
            timeZone={timeZone}
          />
        ) : (
          <ReviewRow label={say('aside.starts')} value={t('rows.leavesOn', { date: choice.firstDebit })} />
        )}
      </ReviewList>
    </Stack>
  );
}
