/** Nothing looks for enrolments by their day of the month any more. */
export const statement = 'DROP INDEX auto_pay_enrolment_by_debit_day';
