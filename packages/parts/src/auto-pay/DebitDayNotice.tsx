import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import {
  type BusinessDate,
  chargedAtOnce,
  type DebitDayChoice,
  debitRhythm,
  type FirstCharge,
  isPositive,
} from '@linework/domain';
import { autoPayCopy } from './auto-pay.copy.ts';

export interface DebitDayNoticeProps {
  readonly choice: DebitDayChoice;
  /** What is charged first on that day; `null` where nothing is known of it. */
  readonly first: FirstCharge | null;
  readonly today: BusinessDate;
}

/** What the chosen day comes to: its first charge, and when it comes after. One of today is a warning. */
export function DebitDayNotice({ choice: { day, firstDebit }, first, today }: DebitDayNoticeProps) {
  const { t } = useCopy(autoPayCopy);
  const after = t(`day.after.${debitRhythm(day)}`, { day });
  if (!first || !isPositive(first.amount))
    return (
      <p>
        {t('day.runs', { day, date: first?.date ?? firstDebit })} {after}
      </p>
    );
  const charge = { day, ...first };
  if (isPositive(chargedAtOnce(first, today)))
    return (
      <Alert tone="warning" role="alert" title={t('day.chargesToday', charge)}>
        {after}
      </Alert>
    );
  return (
    <p>
      {t('day.charges', charge)} {after}
    </p>
  );
}
