import { useCopy } from '@linework/copy';
import { Alert, Button, CalendarIcon, FlowActions, Form } from '@linework/design-system';
import {
  type BusinessDate,
  chargedAtOnce,
  type DebitDayChoice,
  debitDates,
  type FirstCharge,
  isPositive,
  type PaymentMethodType,
} from '@linework/domain';
import { useState } from 'react';
import { flowCopy } from '../flow/flow.copy.ts';
import { StepHeading } from '../flow/StepHeading.tsx';
import { Notices, Stack } from '../flow/stack.ts';
import { useOutcomeWords } from '../outcomes/use-outcome-words.tsx';
import { autoPayCopy } from './auto-pay.copy.ts';
import { DebitDayCalendar } from './DebitDayCalendar.tsx';
import { DebitDayNotice } from './DebitDayNotice.tsx';

export interface DebitDayScreenProps {
  readonly choices: readonly DebitDayChoice[];
  /** 1–31; `null` where none is offered. */
  readonly day: number | null;
  readonly today: BusinessDate;
  readonly dueDate: BusinessDate | null;
  readonly methodType: PaymentMethodType;
  readonly worksOn: (date: BusinessDate) => boolean;
  /** What would be charged first on a day of the month; `null` where nothing is known of it. */
  readonly firstChargeOf: (day: number) => FirstCharge | null;
  /** The server would not have the day. */
  readonly isRefused: boolean;
  readonly onConsider: (day: number) => void;
  readonly onSubmit: (day: number) => void;
}

/** The day of the month, in a calendar that is always open. */
export function DebitDayScreen(props: DebitDayScreenProps) {
  const { choices, today, dueDate, methodType, worksOn, firstChargeOf } = props;
  const { isRefused, onConsider, onSubmit } = props;
  const { t } = useCopy(autoPayCopy);
  const { t: say } = useCopy(flowCopy);
  const refused = useOutcomeWords('LW-APY-042');
  const [day, setDay] = useState(props.day);
  const [isAsked, setAsked] = useState(false);
  const choice = choices.find((one) => one.day === day);
  const isPossible = choice?.availability === 'available' && worksOn(choice.firstDebit);
  const debit = choice && debitDates(choice.firstDebit, methodType);
  const first = isPossible ? firstChargeOf(choice.day) : null;
  const isAtOnce = isPositive(chargedAtOnce(first, today));
  const notice = isPossible && <DebitDayNotice choice={choice} first={first} today={today} />;
  const submit = () => (isPossible ? onSubmit(choice.day) : setAsked(true));
  return (
    <Stack>
      <StepHeading title={t('day.heading')}>
        {dueDate ? t('day.leadDue', { date: dueDate }) : t('day.lead')}
      </StepHeading>
      {isRefused && (
        <Alert tone="warning" icon={CalendarIcon} role="alert" title={`${refused.title}.`}>
          {refused.text}
        </Alert>
      )}
      <Form onSubmit={submit}>
        <DebitDayCalendar
          choices={choices}
          day={day}
          onChange={(chosen) => {
            setDay(chosen);
            setAsked(false);
            onConsider(chosen);
          }}
          today={today}
          dueDate={dueDate}
          methodType={methodType}
          worksOn={worksOn}
          firstChargeOf={firstChargeOf}
        />
        <Notices aria-live="polite">
          {debit && debit.leavesOn !== debit.date && <p>{t('day.leaves', { ...debit })}</p>}
          {!isAtOnce && notice}
        </Notices>
        {isAsked && (
          <Alert tone="critical" role="alert" title={t(day === null ? 'day.missing' : 'day.tooLate')} />
        )}
        <FlowActions>
          {/* In reach with the button: on a phone the calendar fills the page. */}
          {isAtOnce && notice}
          <Button type="submit" isFullWidth>
            {isPossible ? t('day.continue', { day: choice.day }) : say('continue')}
          </Button>
        </FlowActions>
      </Form>
    </Stack>
  );
}
