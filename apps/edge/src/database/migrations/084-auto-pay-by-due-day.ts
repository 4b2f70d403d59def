/** What the worker looks for: a round reads what is due, however many are enrolled. */
export const statement = `
  CREATE INDEX auto_pay_enrolment_due ON auto_pay_enrolment (due_on, account_id, id) WHERE due_on IS NOT NULL`;
