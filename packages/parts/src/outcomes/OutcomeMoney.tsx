import { useCopy, type ZonedInstant } from '@linework/copy';
import { MoneyNotice, type MoneyTone } from '@linework/design-system';
import {
  type MoneyOfPayment,
  type MoneyState,
  type Outcome,
  type OutcomeCode,
  outcomes,
} from '@linework/domain';
import { outcomesCopy } from './outcomes.copy.ts';
import { useSupportPhone } from './support-phone.tsx';

const tones = {
  notTaken: 'plain',
  held: 'warning',
  taken: 'positive',
  checking: 'warning',
  notApplicable: 'plain',
} as const satisfies Record<MoneyState, MoneyTone>;

/** Which sentence tells a row's money: a payment that waits for its day has not been taken *yet*. */
function sentenceOf(code: OutcomeCode, { moneyState, family }: Outcome) {
  if (code === 'LW-PAY-050') return 'returned';
  return moneyState === 'notTaken' && family === 'success' ? 'notTakenYet' : moneyState;
}

export interface OutcomeMoneyProps {
  code: OutcomeCode;
  /** Until when a payment that is being checked is settled. */
  settledBy?: ZonedInstant | undefined;
  ofPayment?: MoneyOfPayment | null | undefined;
}

/** What happened to the customer's money, from the outcome's row alone. Nothing where no money was involved. */
export function OutcomeMoney({ code, settledBy, ofPayment }: OutcomeMoneyProps) {
  const { t, rich } = useCopy(outcomesCopy);
  const phone = useSupportPhone();
  const { moneyState } = outcomes[code];
  if (moneyState === 'notApplicable') return null;
  const key = ofPayment ?? sentenceOf(code, outcomes[code]);
  const notice = { tone: tones[moneyState], label: t('yourMoney'), sentence: t(`money.${key}.sentence`) };
  // That nothing was charged says it all.
  if (key === 'notTaken') return <MoneyNotice {...notice} />;
  return (
    <MoneyNotice {...notice}>
      {key === 'checking' && settledBy
        ? t('money.checking.textBy', { by: settledBy })
        : rich(`money.${key}.text`, phone.slots, phone.values)}
    </MoneyNotice>
  );
}
