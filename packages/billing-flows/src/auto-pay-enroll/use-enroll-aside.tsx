import { useCopy } from '@linework/copy';
import { ReviewList, ReviewRow } from '@linework/design-system';
import { type FirstDebit, isPositive, type PaymentOptions, unconfirmedAmong } from '@linework/domain';
import { autoPayCopy, DebitFigure, DebitSumLines, isDueDay, useDebitFacts } from '@linework/parts/auto-pay';
import { type FlowAside, LinesSkeleton, Stack } from '@linework/parts/flow';
import { dayIn, firstDebitIn, hangsIn, offerIn, paidNow } from './auto-pay-enroll.rules.ts';
import type { EnrollContext, Place } from './auto-pay-enroll.types.ts';

/** What stands beside the steps: what Auto Pay takes first, how that adds up, and by the calendar when. */
export function useEnrollAside(context: EnrollContext, place: Place | null, timeZone: string): FlowAside {
  const { t } = useCopy(autoPayCopy);
  const { options } = context;
  const offer = offerIn(context);
  const first = firstDebitIn(context);
  const day = dayIn(context)?.day;
  const title = t(place === 'day' ? 'sum.headingOfDay' : 'sum.heading');
  if (!first || !options || !offer || day === undefined)
    return { title, note: null, content: <LinesSkeleton /> };
  const { date, sum } = first;
  const paid = paidNow(context);
  const hangs = hangsIn(context);
  const when = hangs ? 'Hangs' : offer.nextBillDate === null ? 'Nothing' : 'Later';
  const later = isPositive(paid) ? t(`sum.notePaying${when}`, { paid }) : t(`sum.note${when}`);
  const taken = { amount: sum.debit, date };
  const next = isPositive(paid) ? t('sum.notePaying', { ...taken, paid }) : t('sum.note', taken);
  return {
    title,
    note: isPositive(sum.debit) ? next : later,
    content: (
      <Stack>
        {place !== 'review' && (
          <DebitFigure
            size="medium"
            amount={sum.debit}
            date={date}
            debitDay={day}
            nextBillDate={offer.nextBillDate}
            today={options.dates.today}
            hangs={hangs}
          />
        )}
        {place === 'day' ? (
          <Effect first={first} day={day} options={options} timeZone={timeZone} />
        ) : (
          <DebitSumLines
            sum={sum}
            date={date}
            payNow={paid}
            unconfirmed={unconfirmedAmong(options.countedPayments)}
          />
        )}
      </Stack>
    ),
  };
}

interface EffectProps {
  readonly first: FirstDebit;
  readonly day: number;
  readonly options: PaymentOptions;
  readonly timeZone: string;
}

/** What the considered day comes to. */
function Effect({ first, day, options: { dates, balance }, timeZone }: EffectProps) {
  const debit = {
    ...first,
    ...{ amount: first.sum.debit, day, isDueDay: isDueDay(day, balance.nextDueDate) },
    ...{ isToday: first.date === dates.today, isAhead: true },
  };
  const facts = useDebitFacts(debit, { cutOff: dates.cutOff, timeZone });
  return (
    <ReviewList>
      {[facts.everyMonth, ...facts.dates].map(({ label, value, note }) => (
        <ReviewRow key={label} label={label} value={value} note={note} />
      ))}
    </ReviewList>
  );
}
