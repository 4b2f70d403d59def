import { useCopy } from '@linework/copy';
import { Button, FlowActions, Form, RadioCards } from '@linework/design-system';
import { type BusinessDate, dateProblem, type OutcomeCode, type PaymentMethodType } from '@linework/domain';
import { useId, useState } from 'react';
import { flowCopy } from '../flow/flow.copy.ts';
import type { Resumed } from '../flow/ResumedNotice.tsx';
import { StepHead } from '../flow/StepHead.tsx';
import { Stack } from '../flow/stack.ts';
import { useFormProblems } from '../forms/use-form-problems.ts';
import { LaterDay, type LaterDayProps } from './LaterDay.tsx';
import { paymentCopy } from './payment.copy.ts';
import { type DayProblem, useDateWords } from './use-date-words.ts';

export interface DateScreenProps {
  /** What is asked. */
  title: string;
  options: LaterDayProps['options'];
  /** What was chosen before. */
  date: BusinessDate | null;
  /** Whether another day than today is what is wanted: chosen already, where one may be and none was. */
  prefersLater?: boolean;
  /** What pays: a bank takes days for what a card does in one. */
  paysFrom: PaymentMethodType;
  /** Whether the chosen card still works on a day. */
  worksOn: (date: BusinessDate) => boolean;
  /** Who is paying, so that what they scheduled says "you". */
  userId: string;
  problem?: OutcomeCode | undefined;
  resumed?: Resumed | null | undefined;
  onSubmit: (date: BusinessDate) => void;
}

/** When it is paid: today, or another day where one may be chosen. */
export function DateScreen({
  title,
  options,
  date,
  prefersLater = false,
  paysFrom,
  worksOn,
  userId,
  problem,
  resumed,
  onSubmit,
}: DateScreenProps) {
  const { t } = useCopy(paymentCopy);
  const { t: say } = useCopy(flowCopy);
  const headingId = useId();
  const { dates } = options;
  const { reasonOf } = useDateWords(options);
  const isLater = date !== null && dateProblem(date, dates) === null && date !== dates.today;
  const opensLater = isLater || (prefersLater && date === null && !dates.mustPayToday);
  const [when, setWhen] = useState(opensLater ? 'later' : 'today');
  const [isAsked, setAsked] = useState(false);
  const [later, setLater] = useState<BusinessDate | null>(isLater ? date : null);
  const problems = useFormProblems<{ date: DayProblem | 'notADate' }>(['date'], ({ date: found }) => ({
    date: found && (found === 'notADate' ? t('date.errors.notADate') : reasonOf(found)),
  }));

  const problemOf = (day: BusinessDate): DayProblem | null =>
    dateProblem(day, dates) ?? (worksOn(day) ? null : 'cardExpires');
  const send = () => {
    const chosen = when === 'today' ? dates.today : later;
    if (chosen === null) return void problems.show({ date: 'notADate' });
    const found = problemOf(chosen);
    if (!problems.show(found ? { date: found } : {})) onSubmit(chosen);
  };

  return (
    <Stack>
      <StepHead id={headingId} title={title} resumed={resumed} problem={problem} form={problems} />
      <Form onSubmit={send}>
        <RadioCards
          isRequired
          aria-labelledby={headingId}
          value={when}
          onChange={(value) => {
            setWhen(value);
            setAsked(true);
            problems.clear('date');
          }}
          options={[
            {
              value: 'today',
              title: t('date.today', { date: dates.today }),
              note: t(`date.todayNote.${paysFrom}`),
            },
            {
              value: 'later',
              title: t('date.later'),
              ...(dates.mustPayToday
                ? { unavailable: reasonOf(dates.mustPayToday) }
                : { note: t('date.laterNote', { latest: dates.latest }) }),
            },
          ]}
        />
        {when === 'later' && !dates.mustPayToday && (
          <LaterDay
            options={options}
            field={problems.field('date')}
            date={later}
            isJustAsked={isAsked}
            paysFrom={paysFrom}
            problemOf={problemOf}
            userId={userId}
            onChange={(chosen) => {
              setLater(chosen);
              problems.clear('date');
            }}
          />
        )}
        <FlowActions>
          <Button type="submit" isFullWidth>
            {say('continue')}
          </Button>
        </FlowActions>
      </Form>
    </Stack>
  );
}
