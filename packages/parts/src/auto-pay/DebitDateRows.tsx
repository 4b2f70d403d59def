import { ReviewRow } from '@linework/design-system';
import { type ChangeDeadline, type ToldDebit, useDebitDates } from './use-debit-facts.ts';

export interface DebitDateRowsProps extends ChangeDeadline {
  debit: Omit<ToldDebit, 'day' | 'isDueDay'>;
}

/** `ReviewRow`s: when money leaves a bank, and until when the debit can be changed. */
export function DebitDateRows({ debit, ...deadline }: DebitDateRowsProps) {
  return useDebitDates(debit, deadline).map(({ label, value, note }) => (
    <ReviewRow key={label} label={label} value={value} note={note} />
  ));
}
