/** The index before this one does for both: each payment would be entered into three. */
export const statement = 'DROP INDEX payment_unfinished, payment_unfinished_by_account';
