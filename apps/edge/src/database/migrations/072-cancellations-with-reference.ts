/** The same for the kept answers of calls that make no payment: those that cancelled one. */
export const statement = `
  UPDATE idempotent_answer i SET answer = jsonb_set(i.answer, '{payment}',
    i.answer -> 'payment' || jsonb_build_object('reference', k.reference, 'wasChecked', false, 'failedAt', NULL))
  FROM payment k
  WHERE jsonb_typeof(i.answer -> 'payment') = 'object' AND k.account_id = i.account_id
    AND k.id::text = i.answer #>> '{payment,id}'`;
