import { useCopy, type ZonedInstant } from '@linework/copy';
import { MoneyNotice, type MoneyNoticeProps, type MoneyTone } from '@linework/design-system';
import {
  type MoneyOfPayment,
  type MoneyState,
  type Outcome,
  type OutcomeCode,
  outcomes,
} from '@linework/domain';
import { outcomesCopy } from './outcomes.copy.ts';
import { useSupportPhone } from './support-phone.tsx';

type Sentence = MoneyState | MoneyOfPayment | 'returned' | 'notTakenYet';

/** Green where nothing was lost, blue where somebody is at work on it, amber where the customer is warned. */
const tones = {
  notTaken: 'positive',
  notTakenYet: 'information',
  held: 'information',
  heldByCard: 'information',
  taken: 'positive',
  posted: 'positive',
  checking: 'warning',
  withSupport: 'information',
  returned: 'warning',
  notApplicable: 'plain',
} as const satisfies Record<Sentence, MoneyTone>;

/** Which sentence tells a row's money: a payment that waits for its day has not been taken *yet*. */
function sentenceOf(code: OutcomeCode, { moneyState, family }: Outcome): Sentence {
  if (code === 'LW-PAY-050') return 'returned';
  return moneyState === 'notTaken' && family === 'success' ? 'notTakenYet' : moneyState;
}

export interface OutcomeMoneyProps {
  code: OutcomeCode;
  /** Until when a payment that is being checked is settled. */
  settledBy?: ZonedInstant | undefined;
  ofPayment?: MoneyOfPayment | null | undefined;
  /** What is to be paid still, where that is known. */
  due?: MoneyNoticeProps['due'];
  /** As a sentence of the page, where no box stands. */
  isPlain?: boolean;
}

/** What happened to the customer's money, from the outcome's row alone. Nothing where no money was involved. */
export function OutcomeMoney({ code, settledBy, ofPayment, due, isPlain = false }: OutcomeMoneyProps) {
  const { t, rich } = useCopy(outcomesCopy);
  const phone = useSupportPhone();
  const { moneyState } = outcomes[code];
  if (moneyState === 'notApplicable') return null;
  const key = ofPayment ?? sentenceOf(code, outcomes[code]);
  const sentence = t(`money.${key}.sentence`);
  if (isPlain) {
    return (
      <p>
        <strong>{sentence}</strong>
      </p>
    );
  }
  const notice = { tone: tones[key], sentence, due };
  // That nothing was charged says it all; until when it can be changed stands with the payment.
  if (key === 'notTaken' || key === 'notTakenYet') return <MoneyNotice {...notice} />;
  return (
    <MoneyNotice {...notice}>
      {key === 'checking' && settledBy
        ? t('money.checking.textBy', { by: settledBy })
        : rich(`money.${key}.text`, phone.slots, phone.values)}
    </MoneyNotice>
  );
}
