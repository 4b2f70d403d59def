/** Answers that are kept to be given again tell what the schema asks of every payment by now. */
export const statement = `
  UPDATE payment SET answer = answer || jsonb_build_object('reference', reference, 'payment',
    answer -> 'payment' || jsonb_build_object('reference', reference, 'wasChecked',
      answer #>> '{payment,status}' = 'unknown', 'failedAt', NULL))
  WHERE jsonb_typeof(answer -> 'payment') = 'object'`;
