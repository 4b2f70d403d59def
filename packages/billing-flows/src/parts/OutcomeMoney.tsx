import { useCopy, type ZonedInstant } from '@linework/copy';
import { MoneyNotice, type MoneyTone } from '@linework/design-system';
import { type MoneyState, type Outcome, type OutcomeCode, outcomes } from '@linework/domain';
import { outcomesCopy } from './copy.ts';

const tones = {
  notTaken: 'plain',
  held: 'warning',
  taken: 'positive',
  checking: 'warning',
  notApplicable: 'plain',
} as const satisfies Record<MoneyState, MoneyTone>;

/** Which sentence tells a row's money: a payment that waits for its day has not been taken *yet*. */
const sentenceOf = ({ moneyState, family }: Outcome) =>
  moneyState === 'notTaken' && family === 'success' ? 'notTakenYet' : moneyState;

export interface OutcomeMoneyProps {
  code: OutcomeCode;
  /** Until when a payment that is being checked is settled. */
  settledBy?: ZonedInstant | undefined;
}

/** What happened to the customer's money, from the outcome's row alone. Nothing where no money was involved. */
export function OutcomeMoney({ code, settledBy }: OutcomeMoneyProps) {
  const { t } = useCopy(outcomesCopy);
  const { moneyState } = outcomes[code];
  if (moneyState === 'notApplicable') return null;
  const key = sentenceOf(outcomes[code]);
  return (
    <MoneyNotice tone={tones[moneyState]} label={t('yourMoney')} sentence={t(`money.${key}.sentence`)}>
      {key === 'checking' && settledBy
        ? t('money.checking.textBy', { by: settledBy })
        : t(`money.${key}.text`)}
    </MoneyNotice>
  );
}
