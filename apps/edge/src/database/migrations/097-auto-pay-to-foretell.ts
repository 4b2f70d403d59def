/** What is to be told before its day: a round reads what is due, however many are enrolled. */
export const statement = `
  CREATE INDEX auto_pay_enrolment_to_foretell ON auto_pay_enrolment (due_on, account_id, id)
  WHERE due_on IS NOT NULL AND foretold IS DISTINCT FROM due_on`;
