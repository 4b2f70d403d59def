import { useCopy, useFormat } from '@linework/copy';
import {
  ActionGroup,
  Button,
  ButtonLink,
  DescriptionList,
  DescriptionRow,
  FigureHeading,
} from '@linework/design-system';
import {
  checkingEndsAt,
  confirmationNumberOf,
  isPositive,
  isShownAs,
  moneyOfPayment,
  type NextAction,
  type OutcomeCode,
  type OutcomeShownAs,
  outcomes,
  paidAt,
  paymentMoneyState,
} from '@linework/domain';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import {
  OutcomeMoney,
  OutcomeReferenceLines,
  outcomeActionsCopy,
  outcomesCopy,
  SupportPhoneLink,
  useOutcomeWords,
} from '@linework/parts/outcomes';
import {
  ChangedFigures,
  isNotMade,
  PaymentRows,
  paymentCopy,
  useOwedWords,
  usePaymentValues,
} from '@linework/parts/payment';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { quickPayCopy } from './quick-pay.copy.ts';
import type { QuickPayView } from './quick-pay-view.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-8) var(--lw-space-16);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface ResultScreenProps {
  readonly view: QuickPayView;
  /** The state's own code, where nothing more exact is known. */
  readonly code: OutcomeShownAs<'page'>;
}

const paid = 'LW-PAY-001';
/** The same method can pay, once something about it is looked at again. */
const isTriedAgain = (code: OutcomeCode): boolean =>
  outcomes[code].nextActions.some((action) => action === 'checkSecurityCode' || action === 'tryAgain');

/** What came of it, in place: what happened, what it means for the money, and what to do now. */
export function ResultScreen({ view, code: ofState }: ResultScreenProps) {
  const { context, timeZone, userId } = view;
  const { result, options } = context;
  const code = result && isShownAs(result.outcome, 'page') ? result.outcome : ofState;
  const payment = result?.payment ?? null;
  const { t } = useCopy(outcomesCopy);
  const { t: say } = useCopy(paymentCopy);
  const labelOf = useMethodLabel();
  const format = useFormat();
  const values = usePaymentValues(payment, context);
  const { title, text } = useOutcomeWords(code, values);
  const { ref } = useScreenTitle(title);
  const owed = useOwedWords(null);
  const ofPayment = payment && moneyOfPayment(payment);
  const isMade = payment !== null && payment.status !== 'failed';
  const isChecking = payment !== null && paymentMoneyState[payment.status] === 'checking';
  // Its confirmation number stands among the details.
  const isConfirmed = isMade && !isChecking && confirmationNumberOf(payment) !== null;
  const changed = code === 'LW-PAY-020' ? result?.options : null;
  const at = payment && paidAt(payment, timeZone);
  const settledBy = isChecking && !payment.inSupportQueue ? checkingEndsAt(payment, timeZone) : null;
  return (
    <Stack data-outcome={code}>
      {code === paid && values ? (
        <FigureHeading headingRef={ref} tone="muted" lead={t(`${paid}.lead`)} cents={values.amount.cents}>
          {at ? format.instant({ at, timeZone }) : format.date(values.date)}
        </FigureHeading>
      ) : (
        <h2 ref={ref} tabIndex={-1}>
          {title}
        </h2>
      )}
      {code === paid ? (
        <p>{t(`money.${ofPayment ?? 'taken'}.text`)}</p>
      ) : (
        <>
          <p>{text}</p>
          <OutcomeMoney
            code={code}
            ofPayment={ofPayment}
            due={options && !changed && isNotMade(code) ? owed.still(options.balance) : undefined}
            settledBy={settledBy ? { at: settledBy, timeZone } : undefined}
          />
        </>
      )}
      {isMade && !isChecking && (
        <DescriptionList layout="figures">
          {code === paid && <DescriptionRow label={say('result.from')} value={labelOf(payment.method)} />}
          <PaymentRows payment={payment} />
        </DescriptionList>
      )}
      {changed && (
        <ChangedFigures options={changed} paidMeanwhile={result?.paidMeanwhile ?? []} userId={userId} />
      )}
      <ActionGroup>
        <Actions view={view} code={code} />
      </ActionGroup>
      <Foot>
        {!isConfirmed && (
          <div>
            <OutcomeReferenceLines code={code} number={payment?.reference ?? result?.reference ?? null} />
          </div>
        )}
        {outcomes[code].family === 'failure' && <SupportPhoneLink />}
      </Foot>
    </Stack>
  );
}

/** The one way on that is filled, and those beside it. */
function Actions({ view, code }: { readonly view: QuickPayView; readonly code: OutcomeCode }): ReactNode {
  const { context, links, send, can, onClose, onSignIn } = view;
  const { t } = useCopy(quickPayCopy);
  const { t: name } = useCopy(outcomeActionsCopy);
  const { amount, result, options } = context;
  const asks: readonly NextAction[] = outcomes[code].nextActions;
  const known = result?.payment ?? options?.openPayment ?? null;
  if (outcomes[code].withoutSession) return <Button onPress={onSignIn}>{name('signIn')}</Button>;
  if (code === 'LW-PAY-020') {
    // Somebody else may have paid all of it.
    if (result?.options && !isPositive(result.options.balance.amountDue))
      return <Button onPress={onClose}>{t('done')}</Button>;
    return <Button onPress={() => send({ type: 'review.reopened' })}>{name('reviewAmount')}</Button>;
  }
  if (can({ type: 'payment.retried' })) {
    return (
      <>
        <Button onPress={() => send({ type: 'payment.retried' })}>{name('tryAgain')}</Button>
        <ButtonLink variant="secondary" href={links.otherWay(amount.choice)}>
          {t('anotherWay')}
        </ButtonLink>
      </>
    );
  }
  if (can({ type: 'review.reopened' })) {
    return (
      <>
        <ButtonLink href={links.otherWay(amount.choice)}>{t('anotherWay')}</ButtonLink>
        {isTriedAgain(code) && (
          <Button variant="secondary" onPress={() => send({ type: 'review.reopened' })}>
            {t('codeAgain')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button onPress={onClose}>{t('done')}</Button>
      {asks.includes('findStore') && links.stores !== null && (
        <ButtonLink variant="secondary" href={links.stores} newTab={name('newTab')}>
          {name('findStore')}
        </ButtonLink>
      )}
      {known && (
        <ButtonLink variant="secondary" href={links.payment(known.id)}>
          {t(code === paid ? 'receipt' : 'details')}
        </ButtonLink>
      )}
    </>
  );
}
