/** The `due_on` that was looked at to tell of it before; another one is looked at anew. */
export const statement = 'ALTER TABLE auto_pay_enrolment ADD COLUMN foretold date';
