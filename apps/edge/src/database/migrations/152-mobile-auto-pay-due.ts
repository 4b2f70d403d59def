/** Mobile Auto Pay of before debited nothing: it begins tomorrow, and no day before that is made up for. */
export const statement = `
  UPDATE auto_pay_enrolment SET last_debit_date = current_date, due_on = current_date + 1
  WHERE scope = 'mobile' AND ended_at IS NULL AND due_on IS NULL`;
