/** By the next day on which it is looked at, from three days before its debit to the eve of it: a round reads these alone. */
export const statement = `
  CREATE INDEX auto_pay_enrolment_to_look_at
  ON auto_pay_enrolment ((greatest(due_on - 3, looked_on + 1)), account_id, id)
  WHERE due_on IS NOT NULL AND (looked_on IS NULL OR looked_on < due_on - 1)`;
