import { useCopy, type ZonedInstant } from '@linework/copy';
import { Button, OutcomePage, type WayOn, WaysOn } from '@linework/design-system';
import {
  isSamePaymentFirst,
  type MoneyOfPayment,
  type NextAction,
  type OutcomeCode,
  type OutcomeShownAs,
  outcomes,
} from '@linework/domain';
import { type ReactNode, type Ref, useContext } from 'react';
import { drawingOf } from './drawing-of.ts';
import { OutcomeActions, type RestToPay } from './OutcomeActions.tsx';
import { OutcomeMoney, type OutcomeMoneyProps } from './OutcomeMoney.tsx';
import { OutcomeReferenceLines } from './OutcomeReferenceLines.tsx';
import { outcomeActionsCopy } from './outcome-actions.copy.ts';
import { SupportPhoneLink } from './SupportPhoneLink.tsx';
import { SupportPhoneContext } from './support-phone.tsx';
import { type OutcomeReference, type PaymentValues, useOutcomeWords } from './use-outcome-words.tsx';
import { useWaysOn } from './use-ways-on.ts';
import { waysOnCopy } from './ways-on.copy.ts';

export interface OutcomeScreenProps {
  code: OutcomeShownAs<'page' | 'modal'>;
  /** What it is called here, where the row's own title would say too much. */
  title?: string | null | undefined;
  /** What is said of it here, where the row's own sentence would not be true. */
  text?: string | null | undefined;
  /** The payment it is about, where one is known. */
  values?: PaymentValues | undefined;
  reference?: OutcomeReference | undefined;
  /** Until when a payment that is being checked is settled. */
  settledBy?: ZonedInstant | undefined;
  /** What the payment itself tells of its money. */
  ofPayment?: MoneyOfPayment | null | undefined;
  /** False where nothing was tried: then nothing is said of charging. */
  tellsMoney?: boolean | undefined;
  /** What is to be paid still, with its words. */
  due?: OutcomeMoneyProps['due'];
  /** What was paid, from what, on what day. */
  details?: ReactNode;
  /** What can be done from here, where that is not all the row offers. */
  actions?: readonly NextAction[] | undefined;
  /** A saved method that can pay: offered before all others, where the same payment again doesn't come first. */
  savedWay?: WayOn | null | undefined;
  /** Whether another method may be a bank account: a device and the mobile bill are paid by card alone. */
  takesBankAccounts?: boolean | undefined;
  /** What to pay next of what is still due. */
  rest?: RestToPay | null | undefined;
  onAction: (action: NextAction) => void;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** One row of the outcome catalogue as a page: what happened, what it means for the money, what to do now. */
export function OutcomeScreen(props: OutcomeScreenProps) {
  const { code, values, reference, details, savedWay, onAction, titleRef } = props;
  const { actions = outcomes[code].nextActions, takesBankAccounts = true, tellsMoney = true } = props;
  const ofRow = useOutcomeWords(code, values);
  const title = props.title ?? ofRow.title;
  const text = props.text ?? ofRow.text;
  const { t: name } = useCopy(outcomeActionsCopy);
  const { t } = useCopy(waysOnCopy);
  const act = (action: NextAction) => (action === 'print' ? globalThis.print() : onAction(action));
  // The number to press is on the page already.
  const hasPhone = useContext(SupportPhoneContext) !== null && isHelpNeeded(code);
  const offered = hasPhone ? actions.filter((action) => action !== 'contactSupport') : actions;
  const amount = values?.amount;
  const { ways, others } = useWaysOn(offered, savedWay ?? null, act, {
    isOfAmount: amount !== undefined,
    takesBankAccounts,
    isSameFirst: isSamePaymentFirst(code),
    isAtBank: code === 'LW-PAY-061',
  });
  const { drawing, layout } = drawingOf(code);
  const hasWays = ways.length > 0;
  const money = tellsMoney && (
    <OutcomeMoney
      code={code}
      settledBy={props.settledBy}
      ofPayment={props.ofPayment}
      due={props.due}
      isPlain={layout === 'alone'}
    />
  );
  return (
    <OutcomePage
      code={code}
      layout={layout}
      drawing={drawing}
      title={title}
      {...(titleRef && { titleRef })}
      {...(layout === 'sheet' && { money })}
      details={details}
      ways={hasWays && <WaysOn title={amount ? t('titleWith', { amount }) : t('title')} ways={ways} />}
      actions={
        !hasWays && others.length > 0 && <OutcomeActions actions={others} rest={props.rest} onAction={act} />
      }
      dismiss={
        hasWays &&
        others.map((action) => (
          // Beside other ways on the way out only closes.
          <Button key={action} variant="secondary" onPress={() => act(action)}>
            {name(action === 'backToBilling' ? 'dismiss' : action)}
          </Button>
        ))
      }
      help={hasPhone && <SupportPhoneLink />}
      reference={
        (!reference?.isConfirmed || isHelpNeeded(code)) && (
          <OutcomeReferenceLines code={code} {...reference} />
        )
      }
    >
      <p>{text}</p>
      {layout === 'alone' && money}
    </OutcomePage>
  );
}

/** Whoever was paid and knows it has nobody to call. */
const isHelpNeeded = (code: OutcomeCode): boolean =>
  outcomes[code].family !== 'success' && outcomes[code].family !== 'pending';
