/** It said that a debit had been looked at once, and goes with its index. */
export const statement = 'ALTER TABLE auto_pay_enrolment DROP COLUMN foretold';
