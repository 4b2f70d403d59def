import { useCopy } from '@linework/copy';
import {
  Button,
  DescriptionList,
  DescriptionRow,
  Money,
  OutcomePage,
  tickedSheet,
} from '@linework/design-system';
import {
  type AutoPayCancelPreview,
  debitStillMade,
  isPositive,
  type ManagedAutoPay,
  type NextAction,
  type PaymentOptions,
} from '@linework/domain';
import { NextDebitDetails } from '@linework/parts/auto-pay';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { OutcomeActions } from '@linework/parts/outcomes';
import type { ReactNode } from 'react';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';
import { LateNotice } from './LateNotice.tsx';

interface EndingProps {
  readonly autoPay: ManagedAutoPay;
  readonly options: PaymentOptions;
  readonly timeZone: string;
  /** The page the customer came from is the way back, before billing home. */
  readonly returnsToWallet: boolean;
  readonly actions: readonly NextAction[];
  readonly onAction: (action: NextAction) => void;
  readonly onReturn: () => void;
}

interface PageProps extends Pick<EndingProps, 'actions' | 'onAction' | 'returnsToWallet' | 'onReturn'> {
  readonly title: string;
  readonly text: string;
  readonly details: ReactNode;
}

function Ending({ title, text, details, returnsToWallet, actions, onAction, onReturn }: PageProps) {
  const { t } = useCopy(autoPayManageCopy);
  const { ref } = useScreenTitle(title);
  return (
    <OutcomePage
      drawing={tickedSheet}
      title={title}
      titleRef={ref}
      details={details}
      actions={
        <>
          {returnsToWallet && <Button onPress={onReturn}>{t('result.backToWallet')}</Button>}
          <OutcomeActions
            actions={actions.filter((action) => !returnsToWallet || action !== 'backToBilling')}
            areSecondary={returnsToWallet}
            onAction={(action) => (action === 'print' ? globalThis.print() : onAction(action))}
          />
        </>
      }
    >
      <p>{text}</p>
    </OutcomePage>
  );
}

export interface ChangedScreenProps extends EndingProps {
  readonly what: 'method' | 'day' | 'both';
  /** What is debited next is by the change: not where mobile service alone was changed. */
  readonly isDebited: boolean;
}

/** It is changed: what is taken next, from what, and by which day from now on. */
export function ChangedScreen({ what, isDebited, ...props }: ChangedScreenProps) {
  const { autoPay, options, timeZone } = props;
  const { t } = useCopy(autoPayManageCopy);
  const { nextDebit, allServices, isLastDebit, discount } = autoPay;
  const { dates, balance } = options;
  const stillMade = isDebited && isLastDebit ? debitStillMade(autoPay) : null;
  return (
    <Ending
      {...props}
      title={t(`result.${what}`)}
      text={t(`result.${what === 'both' ? 'textBoth' : 'text'}${stillMade ? 'Late' : ''}`)}
      details={
        isDebited &&
        nextDebit &&
        allServices && (
          <Stack>
            {stillMade && <LateNotice debit={stillMade} today={dates.today} what="change" />}
            <NextDebitDetails
              nextDebit={nextDebit}
              debitDay={allServices.debitDay}
              dueDate={balance.nextDueDate}
              discount={discount}
              today={dates.today}
              cutOff={dates.cutOff}
              timeZone={timeZone}
            />
          </Stack>
        )
      }
    />
  );
}

export interface OffScreenProps extends EndingProps {
  readonly preview: AutoPayCancelPreview | null;
}

/** It is off: a debit that it was too late to stop, and what is left to pay by hand. */
export function OffScreen({ preview, ...props }: OffScreenProps) {
  const { autoPay, options } = props;
  const { t } = useCopy(autoPayManageCopy);
  const stillMade = debitStillMade(autoPay);
  const left = preview?.toPay;
  return (
    <Ending
      {...props}
      title={t('result.off')}
      text={t(stillMade ? 'result.offLateText' : 'result.offText')}
      details={
        (stillMade || left) && (
          <Stack>
            {stillMade && <LateNotice debit={stillMade} today={options.dates.today} what="cancel" />}
            {left && isPositive(left.amount) && (
              <DescriptionList layout="figures">
                <DescriptionRow
                  label={t('result.left')}
                  value={<Money cents={left.amount.cents} />}
                  note={left.dueDate && t('result.leftBy', { date: left.dueDate })}
                />
              </DescriptionList>
            )}
          </Stack>
        )
      }
    />
  );
}
