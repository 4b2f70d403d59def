import { useCopy } from '@linework/copy';
import { Button, FigureHeading, Link } from '@linework/design-system';
import type { PaymentOptions } from '@linework/domain';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { methodOption } from '@linework/parts/flow/chart';
import { MethodPicker } from '@linework/parts/methods';
import { NothingSentNotice, OutcomeNotice } from '@linework/parts/outcomes';
import {
  BeforePaying,
  FirstToKnow,
  PaymentTerms,
  paymentCopy,
  StillWorking,
  useCreditWords,
} from '@linework/parts/payment';
import { useId } from 'react';
import { quickPayCopy } from './quick-pay.copy.ts';
import type { QuickPayView } from './quick-pay-view.ts';

export interface ConfirmScreenProps {
  readonly view: QuickPayView;
  readonly options: PaymentOptions;
}

/** It is this method and no other: whoever wants another goes to the one-time payment. */
const offersNone = { card: false, bankAccount: false, bankConnect: false } as const;

/** What is about to be paid, with what, what to know before, and one button with the figure. */
export function ConfirmScreen({ view, options }: ConfirmScreenProps) {
  const { context, ports, links, userId, send, can } = view;
  const { date, preview, result, isCutOff } = context;
  const { choice, money: amount } = context.amount;
  const { t } = useCopy(quickPayCopy);
  const { t: say } = useCopy(paymentCopy);
  const creditWords = useCreditWords();
  const { ref } = useScreenTitle(t('title'));
  const headingId = useId();
  const option = methodOption(context);
  if (!option || !amount || !date) return null;
  const credit = creditWords(amount, date, options);
  const isSending = !can({ type: 'cardData.refused', result: { outcome: 'LW-SYS-010', reference: null } });
  return (
    <Stack>
      <FigureHeading id={headingId} headingRef={ref} lead={t('confirm.lead')} cents={amount.cents}>
        {t('confirm.rest', { payee: view.brandName })}
      </FigureHeading>
      {credit && <p>{credit}</p>}
      <FirstToKnow options={options} amount={amount} preview={preview} userId={userId} scheduledHref={null} />
      <MethodPicker
        options={[option]}
        offers={offersNone}
        labelledBy={headingId}
        defaultValue={option.method.id}
        sendCardData={ports.sendCardData}
        onSaved={(_, token) => send({ type: 'payment.submitted', token })}
        onNew={() => undefined}
        onRefused={({ code, reference }) =>
          send({ type: 'cardData.refused', result: { outcome: code, reference } })
        }
        actions={({ isBusy }) => (
          <Stack>
            {result?.outcome === 'LW-PAY-013' && <OutcomeNotice code="LW-PAY-013" role="alert" />}
            <BeforePaying options={options} date={date} preview={preview} />
            {isCutOff && <NothingSentNotice />}
            <Button
              type="submit"
              isFullWidth
              isBusy={isBusy || isSending}
              busyLabel={say('review.payingBusy', { amount })}
            >
              {say('review.pay', { amount })}
            </Button>
            <StillWorking isBusy={isSending}>
              <PaymentTerms href={links.paymentTerms} isToday />
            </StillWorking>
            {!isSending && <Link href={links.otherWay(choice)}>{t('confirm.another')}</Link>}
          </Stack>
        )}
      />
    </Stack>
  );
}
