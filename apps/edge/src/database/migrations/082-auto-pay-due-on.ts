/**
 * The next day on which an enrolment is looked at: a debit day, one on which a declined debit is tried again, or none. One
 * that has ended keeps the day of a debit that its end came too late for.
 */
export const statement = 'ALTER TABLE auto_pay_enrolment ADD COLUMN due_on date';
