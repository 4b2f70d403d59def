import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import {
  causeOfStatus,
  isChargedNow,
  type LeftByCanceling,
  type NextAction,
  type OutcomeShownAs,
  type Payment,
  personToReader,
  type ScheduledAnswer,
  type ScheduledOverview,
  type ScheduledRecord,
  scheduledDates,
} from '@linework/domain';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { OutcomeScreen, useOutcomeWords } from '@linework/parts/outcomes';
import { PaymentDetails } from '@linework/parts/payment';
import { cutoffOf } from './cutoff-of.ts';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import { useCreditTold } from './use-credit-told.ts';

export interface ResultScreenProps {
  readonly code: OutcomeShownAs<'page'>;
  readonly result: ScheduledAnswer | null;
  /** The payment as it was chosen: what it still is, where nobody said otherwise. */
  readonly chosen: ScheduledOverview | null;
  /** Who pays what the payment would have, where it was canceled. */
  readonly left: LeftByCanceling | null;
  readonly userId: string;
  readonly timeZone: string;
  readonly actions: readonly NextAction[];
  readonly onAction: (action: NextAction) => void;
}

const tooLate: readonly string[] = ['LW-PAY-070', 'LW-SCH-010'];

/** What came of it: the payment as it is now, who was faster, or until when it could be changed. */
export function ResultScreen(props: ResultScreenProps) {
  const { code, result, chosen, left, timeZone, actions, onAction } = props;
  const { title: ofRow } = useOutcomeWords(code);
  const { t } = useCopy(scheduledPaymentCopy);
  const payment = result?.payment ?? null;
  const isOfOther = payment !== null && personToReader(payment.createdBy, props.userId) === 'other';
  const isChange = code === 'LW-SCH-001' && payment !== null;
  const isNow = isChange && chosen !== null && isChargedNow(payment, chosen.options.dates.today);
  // Loaded again it may have been charged since.
  const cause = isChange ? causeOfStatus[payment.status] : null;
  const text = isNow
    ? t('result.now.text')
    : cause && t(cause === 'left' ? 'result.charged' : `result.became.${cause}`);
  const title = titleOf();
  const { ref } = useScreenTitle(title);
  // The server says the payment where the cutoff has passed; where it failed it says none.
  const isTooLate = tooLate.includes(code) && payment !== null && chosen !== null;
  // Where nobody said otherwise it is what it was.
  const told = payment ?? (tooLate.includes(code) ? (chosen?.payment ?? null) : null);
  const isMeanwhile = code === 'LW-SCH-011';
  const isChanged = isChange && chosen !== null;
  return (
    <OutcomeScreen
      code={code}
      title={title}
      text={text}
      titleRef={ref}
      details={
        (told || isMeanwhile) && (
          <Stack>
            {isMeanwhile && <Became {...props} />}
            {isChanged && <AsChanged payment={payment} chosen={chosen} timeZone={timeZone} />}
            {left && <LeftToPay left={left} />}
            {isTooLate && (
              <Alert tone="information" title={t('detail.closedTitle')}>
                {t('detail.closedText', cutoffOf(chosen, timeZone))}
              </Alert>
            )}
            {told && (
              <PaymentDetails
                payment={told}
                readerId={props.userId}
                beside={chosen?.options ?? null}
                isChargedNow={isNow}
              />
            )}
          </Stack>
        )
      }
      reference={{
        number: result?.reference ?? null,
        isConfirmed: payment !== null && payment.reference === result?.reference,
      }}
      actions={actions}
      onAction={onAction}
    />
  );

  function titleOf(): string {
    if (isNow) return t('result.now.title', { amount: payment.amount });
    return code === 'LW-SCH-002' && isOfOther ? t('result.canceledOfOther') : ofRow;
  }
}

/** What credit it leaves, and until when it can be changed once more, where its new day leaves time for that. */
function AsChanged({
  payment,
  chosen: { options, closed },
  timeZone,
}: {
  readonly payment: Payment;
  readonly chosen: ScheduledOverview;
  readonly timeZone: string;
}) {
  const { t } = useCopy(scheduledPaymentCopy);
  const creditTold = useCreditTold();
  const dates = scheduledDates(payment);
  const isNow = isChargedNow(payment, options.dates.today);
  const told = [
    creditTold(payment, options),
    !isNow && closed === null && t('result.until', cutoffOf({ dates, options }, timeZone)),
  ].filter((text) => text !== null && text !== false);
  return told.length > 0 && <p>{told.join(' ')}</p>;
}

/** Who pays now what the canceled payment would have: Auto Pay takes it too, or it is left to pay by hand. */
function LeftToPay({ left: { autoPay, byHand } }: { readonly left: LeftByCanceling }) {
  const { t } = useCopy(scheduledPaymentCopy);
  const told = [
    autoPay && t('result.autoPayTakes', autoPay),
    byHand && t('result.leftToPay', { amount: byHand.amount, date: byHand.dueDate }),
  ].filter((text) => text !== null);
  return told.length > 0 && <p>{told.join(' ')}</p>;
}

const who = {
  edited: { you: 'result.editedByYou', other: 'result.edited' },
  cancelled: { you: 'result.cancelledByYou', other: 'result.cancelled' },
} as const satisfies Record<ScheduledRecord['change'], unknown>;

/** What became of the payment, and whose doing it was. */
function Became({ result, userId, timeZone }: ResultScreenProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  const payment = result?.payment;
  const lastChange = result?.lastChange;
  const cause = payment ? causeOfStatus[payment.status] : 'unknown';
  return (
    <p>
      {cause && t(`result.became.${payment?.status === 'returned' ? 'returned' : cause}`)}{' '}
      {lastChange &&
        t(who[lastChange.change][personToReader(lastChange.by, userId)], {
          name: lastChange.by.name,
          at: { at: lastChange.at, timeZone },
        })}
    </p>
  );
}
