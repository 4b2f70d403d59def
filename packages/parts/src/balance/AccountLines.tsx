import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow } from '@linework/design-system';
import type { BillingSummary } from '@linework/domain';
import { amountDueCopy } from './amount-due.copy.ts';

export type AccountLine = 'nextBill' | 'lastPaid' | 'bills' | 'autoPay';

export interface AccountLinesProps {
  readonly summary: Pick<BillingSummary, 'nextBillDate' | 'lastPaid' | 'paperless' | 'autoPay'>;
  /** Which are told here, in this order; what is not known of the account is left out. */
  readonly tells: readonly AccountLine[];
}

/** What comes next and what was last: the next bill, the last payment, how bills come, whether Auto Pay pays them. */
export function AccountLines({ summary, tells }: AccountLinesProps) {
  const { t } = useCopy(amountDueCopy);
  const { nextBillDate, lastPaid, paperless, autoPay } = summary;
  const lines: Record<AccountLine, { readonly label: string; readonly value: string } | null> = {
    nextBill: nextBillDate && { label: t('next.bill'), value: t('next.around', { date: nextBillDate }) },
    lastPaid: lastPaid && {
      label: t('next.lastPaid'),
      value: t('next.paid', { amount: lastPaid.amount, date: lastPaid.paymentDate }),
    },
    bills: { label: t('next.bills'), value: t(paperless.enrolled ? 'next.online' : 'next.mail') },
    autoPay: { label: t('next.autoPay'), value: t(autoPay ? 'next.autoPayOn' : 'next.autoPayOff') },
  };
  return (
    <DescriptionList layout="figures">
      {tells.map((line) => lines[line] && <DescriptionRow key={line} {...lines[line]} />)}
    </DescriptionList>
  );
}
