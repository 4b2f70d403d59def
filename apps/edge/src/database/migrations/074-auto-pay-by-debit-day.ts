/** What the worker looks for: live enrolments by the day of the month they are debited on, and the last debit dealt with. */
export const statement = `
  CREATE INDEX auto_pay_enrolment_by_debit_day ON auto_pay_enrolment (debit_day, last_debit_date)
    WHERE ended_at IS NULL`;
