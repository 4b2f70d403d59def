import { useCopy } from '@linework/copy';
import {
  debitedStanding,
  hangsOnUnconfirmed,
  isPositive,
  isShownAs,
  leftToPayByHand,
  type ManagedAutoPay,
  type NextAction,
  type OutcomeCode,
  type OutcomeShownAs,
  outcomes,
  type PaymentOptions,
  scheduledByDebit,
} from '@linework/domain';
import { NextDebitDetails } from '@linework/parts/auto-pay';
import { balanceCopy } from '@linework/parts/balance';
import { bankFlowActions, type OwnAction, Stack, useScreenTitle } from '@linework/parts/flow';
import { OutcomeScreen, useOutcomeWords } from '@linework/parts/outcomes';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';
import { standingsIn } from './auto-pay-manage.rules.ts';
import type { ManageContext, ManageEvent } from './auto-pay-manage.types.ts';
import { type AmountToPay, DueFigure } from './DueFigure.tsx';
import type { ManageView } from './manage-view.ts';

/** What the flow itself can do about a next action, what comes first first. */
const eventsOfActions = {
  tryAgain: [
    { type: 'change.retried' },
    { type: 'cancellation.retried' },
    { type: 'load.retried' },
    { type: 'method.reopened' },
  ],
  useAnotherMethod: [{ type: 'method.reopened' }],
  checkSecurityCode: [{ type: 'method.reopened' }],
  changeDate: [{ type: 'day.reopened' }],
} as const satisfies Partial<Record<OwnAction, readonly ManageEvent[]>>;

const { isPossible, take } = bankFlowActions<ManageEvent>(eventsOfActions);

/** What others leave for is this flow: it shows how it stands now. */
const seeIt: ManageEvent = { type: 'load.retried' };

/** What can be done from here: managed is what is on, turned on what is off. */
function isOffered(view: ManageView, action: NextAction): boolean {
  const isOn = standingsIn(view.context).length > 0;
  if (action === 'manageAutoPay') return isOn && view.can(seeIt);
  return (action !== 'turnOnAutoPay' || !isOn) && isPossible(view, action);
}

export interface ResultScreenProps {
  readonly view: ManageView;
  /** The state's own code, where nothing more exact is known. */
  readonly code: OutcomeShownAs<'page'>;
  /** Whether the page says how Auto Pay stands. */
  readonly tellsStanding?: boolean;
}

/** A screen that tells an outcome, with those of its next actions that lead somewhere from here. */
export function ResultScreen({ view, code, tellsStanding = false }: ResultScreenProps) {
  const { result, autoPay, options } = view.context;
  const told = result?.outcome && isShownAs(result.outcome, 'page') ? result.outcome : code;
  const { title } = useOutcomeWords(told);
  const { ref } = useScreenTitle(title);
  const left = leftByAnEnd(view.context, told);
  const pay: readonly NextAction[] =
    options && left && leftToPayByHand(options, left.amount) ? ['makePayment'] : [];
  return (
    <OutcomeScreen
      key={told}
      code={told}
      titleRef={ref}
      details={
        told === 'LW-APY-043'
          ? options && <Due options={options} />
          : tellsStanding && autoPay && <Standing view={view} autoPay={autoPay} left={left} />
      }
      reference={{ number: result?.reference ?? null }}
      actions={[...pay, ...outcomes[told].nextActions].filter((action) => isOffered(view, action))}
      onAction={(action) => (action === 'manageAutoPay' ? view.send(seeIt) : take(view, action))}
    />
  );
}

/** What is left to pay where somebody else has turned it off; `null` where it is on, and where that is not known. */
const leftByAnEnd = (context: ManageContext, told: OutcomeCode): AmountToPay | null =>
  told === 'LW-APY-044' && standingsIn(context).length === 0 ? (context.cancelPreview?.toPay ?? null) : null;

/** What is due now that nothing pays it by itself, and by when. */
function Due({ options: { balance } }: { readonly options: PaymentOptions }) {
  const { t } = useCopy(balanceCopy);
  const { amountDue: amount, nextDueDate: dueDate } = balance;
  return isPositive(amount) && <DueFigure label={t('amountDue')} {...{ amount, dueDate }} />;
}

interface StandingProps {
  readonly view: ManageView;
  readonly autoPay: ManagedAutoPay;
  /** What nothing pays any more; `null` where it is on. */
  readonly left: AmountToPay | null;
}

/** How it is now, and whose doing that was. */
function Standing({ view: { context, timeZone }, autoPay, left }: StandingProps) {
  const { t } = useCopy(autoPayManageCopy);
  const { options, result } = context;
  const { nextDebit, discount } = autoPay;
  const standing = debitedStanding(autoPay);
  const by = result?.endedBy;
  return (
    <Stack>
      {by && <p>{t(`result.${by.why}`, { name: by.by, at: { at: by.at, timeZone } })}</p>}
      {left && isPositive(left.amount) && <DueFigure label={t('result.left')} {...left} />}
      {standing && nextDebit && options && (
        <NextDebitDetails
          nextDebit={nextDebit}
          debitDay={standing.debitDay}
          nextBillDate={autoPay.nextBillDate}
          dueDate={options.balance.nextDueDate}
          scheduled={scheduledByDebit(options, nextDebit.date)}
          discount={discount}
          today={options.dates.today}
          hangs={hangsOnUnconfirmed(options, nextDebit.date)}
          cutOff={options.dates.cutOff}
          timeZone={timeZone}
        />
      )}
    </Stack>
  );
}
