import { useCopy, useFormat } from '@linework/copy';
import { Button, FlowActions, Form, RadioCards } from '@linework/design-system';
import {
  type AutoPayScope,
  type Balance,
  type BusinessDate,
  chargedAtOnce,
  type FirstCharge,
  isLeftToAutoPay,
  isPositive,
  isSame,
  type PayNowOffer,
} from '@linework/domain';
import { flowCopy, type Resumed, ResumedNotice, Stack, StepHeading } from '@linework/parts/flow';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { autoPayEnrollCopy } from './auto-pay-enroll.copy.ts';

export interface DueScreenProps {
  readonly scope: AutoPayScope;
  readonly due: PayNowOffer;
  readonly balance: Balance;
  /** What Auto Pay charges first where nothing is paid now. */
  readonly first: FirstCharge | null;
  readonly today: BusinessDate;
  /** What was chosen before; `null` before that. */
  readonly isPaying: boolean | null;
  readonly resumed: Resumed | null;
  readonly onConsider: (isPaying: boolean) => void;
  readonly onSubmit: (isPaying: boolean) => void;
}

/** Whether what is due is paid in the same pass, or left to Auto Pay. */
export function DueScreen(props: DueScreenProps) {
  const { scope, due, balance, first, today, isPaying, resumed, onConsider, onSubmit } = props;
  const { amount, problem } = due;
  const { t } = useCopy(autoPayEnrollCopy);
  const { t: say } = useCopy(flowCopy);
  const format = useFormat();
  const headingId = useId();
  const [pays, setPays] = useState(problem === null && (isPaying ?? !isLeftToAutoPay(balance, first)));
  const consider = useEffectEvent(onConsider);
  useEffect(() => consider(pays), [pays]);
  const { nextDueDate: date, pastDueNet } = balance;
  const bill = scope === 'mobile' ? 'amount.mobile' : 'amount';
  const lead = () => {
    if (isPositive(pastDueNet) && isSame(pastDueNet, amount)) return t(`${bill}.leadAllPastDue`, { amount });
    if (isPositive(pastDueNet)) return t(`${bill}.leadPastDue`, { owed: amount, amount: pastDueNet });
    if (!date) return undefined;
    return date === today ? t(`${bill}.leadDueToday`) : t(`${bill}.leadDue`, { date });
  };
  const atOnce = pays ? amount : chargedAtOnce(first, today);
  const enrollOnlyNote = () => {
    if (!first || !isPositive(first.amount)) return t('amount.enrollOnlyNote');
    if (!isPositive(chargedAtOnce(first, today))) return t('amount.charges', { ...first });
    return t('amount.chargesToday', { ...first });
  };
  return (
    <Stack>
      <StepHeading id={headingId} title={t(`${bill}.heading`)}>
        {lead()}
      </StepHeading>
      {resumed && <ResumedNotice {...resumed} />}
      <Form onSubmit={() => onSubmit(pays)}>
        <RadioCards
          isRequired
          aria-labelledby={headingId}
          value={pays ? 'payNow' : 'enrollOnly'}
          onChange={(value) => setPays(value === 'payNow')}
          options={[
            {
              value: 'payNow',
              title: t('amount.payNow'),
              note: t('amount.payNowNote'),
              amount: format.money(amount),
              ...(problem && { unavailable: t(`amount.problem.${problem}`) }),
            },
            { value: 'enrollOnly', title: t('amount.enrollOnly'), note: enrollOnlyNote() },
          ]}
        />
        <FlowActions>
          <Button type="submit" isFullWidth>
            {isPositive(atOnce) ? t('amount.continuePaying', { amount: atOnce }) : say('continue')}
          </Button>
        </FlowActions>
      </Form>
    </Stack>
  );
}
