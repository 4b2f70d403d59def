/** The day on which it was last looked at to tell of the debit to come: a bill may come after that, and change its sum. */
export const statement = 'ALTER TABLE auto_pay_enrolment ADD COLUMN looked_on date';
