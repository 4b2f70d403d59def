/** The same for the kept answers of calls that cancelled a payment. */
export const statement = `
  UPDATE idempotent_answer i SET answer = jsonb_set(i.answer, '{payment}', i.answer -> 'payment' || jsonb_build_object(
    'returnReason', NULL, 'wasMethodSaved', k.keep_method IS NOT NULL AND k.method_id IS NOT NULL))
  FROM payment k
  WHERE jsonb_typeof(i.answer -> 'payment') = 'object' AND k.account_id = i.account_id
    AND k.id::text = i.answer #>> '{payment,id}'`;
