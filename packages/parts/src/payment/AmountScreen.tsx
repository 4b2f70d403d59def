import { useCopy } from '@linework/copy';
import { Button, FlowActions, Form, RadioCards } from '@linework/design-system';
import {
  type AmountChoice,
  type AmountProblem,
  amountProblem,
  type FixedAmount,
  fixedAmounts,
  isCoveredByScheduled,
  type Money,
  type OutcomeCode,
  type PaymentOptions,
  parseAmount,
  toDecimal,
  unconfirmedAmount,
  usd,
} from '@linework/domain';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { flowCopy } from '../flow/flow.copy.ts';
import type { Resumed } from '../flow/ResumedNotice.tsx';
import { StepHead } from '../flow/StepHead.tsx';
import { Stack } from '../flow/stack.ts';
import { useFormProblems } from '../forms/use-form-problems.ts';
import { AmountLead } from './AmountLead.tsx';
import { paymentCopy } from './payment.copy.ts';
import { OtherAmount, useAmountCards } from './use-amount-cards.tsx';

export interface AmountScreenProps {
  /** What is asked. */
  title: string;
  options: PaymentOptions;
  /** What was chosen before, or by the button that opened the flow. */
  choice: AmountChoice;
  amount: Money | null;
  /** What the server said about the amount last time. */
  problem?: OutcomeCode | undefined;
  resumed?: Resumed | null | undefined;
  /** A form that was kept, where another figure was pressed. */
  offered?: ReactNode;
  /** The amount as it stands now; `null` while it is none that can be paid. */
  onConsider?: (money: Money | null) => void;
  onSubmit: (choice: AmountChoice, money: Money) => void;
}

/** How much is paid: the amount due, the past due part of it, or another amount. */
export function AmountScreen(props: AmountScreenProps) {
  const { title, options, choice, amount, problem, resumed, offered, onConsider, onSubmit } = props;
  const { t } = useCopy(paymentCopy);
  const { t: say } = useCopy(flowCopy);
  const headingId = useId();
  const { minimum, maximum } = options;
  const fixed = fixedAmounts(options);
  const [chosen, setChosen] = useState<AmountChoice>(() =>
    // What is covered already is not offered first: it would be paid twice.
    amount === null && isCoveredByScheduled(options) ? 'other' : firstChoice(fixed, choice),
  );
  const [text, setText] = useState(() => firstText(options, choice === 'other' ? amount : null));
  const problems = useFormProblems<{ amount: AmountProblem }>(['amount'], ({ amount: found }) => ({
    amount: found && messageOf(found),
  }));
  const money = fixed.find((one) => one.choice === chosen)?.money ?? parseAmount(text);
  const isReady = amountProblem(money, options) === null;
  const consider = useEffectEvent((cents: number | null) => onConsider?.(cents === null ? null : usd(cents)));
  const cents = isReady && money ? money.cents : null;
  useEffect(() => consider(cents), [cents]);

  function messageOf(found: AmountProblem): string {
    return found === 'outOfBounds'
      ? t('amount.errors.outOfBounds', { minimum, maximum })
      : t('amount.errors.notAnAmount');
  }
  const send = () => {
    const found = amountProblem(money, options);
    if (problems.show(found ? { amount: found } : {})) return;
    if (money) onSubmit(chosen, money);
  };
  const other = {
    ...problems.field('amount'),
    value: text,
    onChange: (value: string) => {
      setText(value);
      problems.clear('amount');
    },
  };
  const cards = useAmountCards(options, fixed, other);

  return (
    <Stack>
      <StepHead
        id={headingId}
        title={title}
        resumed={resumed}
        problem={problem}
        bounds={{ minimum, maximum }}
        form={problems}
      >
        <AmountLead options={options} />
      </StepHead>
      {offered}
      <Form onSubmit={send}>
        {fixed.length === 0 ? (
          <OtherAmount options={options} field={other} />
        ) : (
          <RadioCards
            isRequired
            aria-labelledby={headingId}
            value={chosen}
            onChange={(value) => {
              setChosen(fixed.find((one) => one.choice === value)?.choice ?? 'other');
              problems.clear('amount');
            }}
            options={cards}
          />
        )}
        <FlowActions>
          <Button type="submit" isFullWidth>
            {isReady && money ? say('continueWith', { amount: money }) : say('continue')}
          </Button>
        </FlowActions>
      </Form>
    </Stack>
  );
}

/** The amount that was typed; else what is paid again, where a payment cannot be confirmed. */
function firstText(options: PaymentOptions, typed: Money | null): string {
  const amount = typed ?? unconfirmedAmount(options);
  return amount ? toDecimal(amount) : '';
}

/** What was chosen, where it is still offered; else the first that can be paid. */
function firstChoice(fixed: readonly FixedAmount[], choice: AmountChoice): AmountChoice {
  const payable = fixed.filter((one) => !one.isRefused);
  if (choice === 'other' || payable.some((one) => one.choice === choice)) return choice;
  return payable[0]?.choice ?? 'other';
}
