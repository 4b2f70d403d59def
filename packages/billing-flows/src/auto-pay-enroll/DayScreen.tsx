import { useCopy } from '@linework/copy';
import { Alert, Button, CalendarIcon, FlowActions, Form } from '@linework/design-system';
import {
  type BusinessDate,
  type DebitDayChoice,
  debitDates,
  isMovedInShortMonths,
  type PaymentMethodType,
} from '@linework/domain';
import { DebitDayCalendar } from '@linework/parts/auto-pay';
import { flowCopy, Stack, StepHeading } from '@linework/parts/flow';
import { useOutcomeWords } from '@linework/parts/outcomes';
import { useState } from 'react';
import { styled } from 'styled-components';
import { autoPayEnrollCopy } from './auto-pay-enroll.copy.ts';

/* Heard as they come; while there are none, no gap is left for them. */
const Notes = styled.div`
  display: grid;
  gap: var(--lw-space-8);

  &:empty {
    margin-block-start: calc(-1 * var(--lw-space-24));
  }
`;

export interface DayScreenProps {
  readonly choices: readonly DebitDayChoice[];
  /** 1–31; `null` where none is offered. */
  readonly day: number | null;
  readonly today: BusinessDate;
  readonly dueDate: BusinessDate | null;
  readonly methodType: PaymentMethodType;
  readonly worksOn: (date: BusinessDate) => boolean;
  /** The server would not have the day. */
  readonly isRefused: boolean;
  readonly onConsider: (day: number) => void;
  readonly onSubmit: (day: number) => void;
}

/** The day of the month, in a calendar that is always open. */
export function DayScreen(props: DayScreenProps) {
  const { choices, today, dueDate, methodType, worksOn, isRefused, onConsider, onSubmit } = props;
  const { t } = useCopy(autoPayEnrollCopy);
  const { t: say } = useCopy(flowCopy);
  const refused = useOutcomeWords('LW-APY-042');
  const [day, setDay] = useState(props.day);
  const [isAsked, setAsked] = useState(false);
  const choice = choices.find((one) => one.day === day);
  const isPossible = choice?.availability === 'available' && worksOn(choice.firstDebit);
  const debit = choice && debitDates(choice.firstDebit, methodType);
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
        />
        <Notes aria-live="polite">
          {debit && debit.leavesOn !== debit.date && <p>{t('day.leaves', { ...debit })}</p>}
          {day !== null && isMovedInShortMonths(day) && <p>{t('day.shortMonths', { day })}</p>}
        </Notes>
        {isAsked && (
          <Alert tone="critical" role="alert" title={t(day === null ? 'day.missing' : 'day.tooLate')} />
        )}
        <FlowActions>
          <Button type="submit" isFullWidth>
            {isPossible ? t('day.continue', { day: choice.day }) : say('continue')}
          </Button>
        </FlowActions>
      </Form>
    </Stack>
  );
}
