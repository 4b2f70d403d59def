import { useCopy, useFormat } from '@linework/copy';
import type { BeforeAfterRow } from '@linework/design-system';
import { isSame, type MethodDeletion, type SavedMethod } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { walletCopy } from './wallet.copy.ts';

/** What deleting a method comes to, row by row. */
export function useDeletionRows(
  { method }: SavedMethod,
  { cancels, preview, preferredNext }: Extract<MethodDeletion, { deletion: 'possible' }>,
): BeforeAfterRow[] {
  const { t } = useCopy(walletCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const { autoPay, uncovered } = preview;
  const rows: BeforeAfterRow[] = [
    ...cancels.map(({ amount, paymentDate: date }) => ({
      label: t('delete.payment', { date }),
      before: format.money(amount),
      after: t('delete.canceled'),
    })),
  ];
  if (autoPay)
    rows.push({
      label: t('delete.autoPay', { date: autoPay.date }),
      before: format.money(autoPay.before),
      after: format.money(autoPay.after),
    });
  if (uncovered && !isSame(uncovered.before, uncovered.amount))
    rows.push({
      label: t('delete.left', { date: uncovered.dueDate }),
      before: format.money(uncovered.before),
      after: format.money(uncovered.amount),
    });
  if (method.isPreferred)
    rows.push({
      label: t('delete.preferred'),
      before: labelOf(method),
      after: preferredNext ? labelOf(preferredNext) : t('delete.none'),
    });
  return rows;
}
