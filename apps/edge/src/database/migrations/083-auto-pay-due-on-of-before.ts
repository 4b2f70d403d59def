/** Those of before are looked at once, which finds the day on which there is something to do. */
export const statement = `
  UPDATE auto_pay_enrolment SET due_on = coalesce(last_debit_date + 1, accepted_at::date)
  WHERE ended_at IS NULL AND scope = 'allServices'`;
