/** Answers that are kept to be given again tell whether the method was saved, as the schema asks of every payment by now. */
export const statement = `
  UPDATE payment SET answer = answer || jsonb_build_object('payment', answer -> 'payment' || jsonb_build_object(
    'returnReason', NULL, 'wasMethodSaved',
    keep_method IS NOT NULL AND answer #>> '{payment,paymentMethod,methodId}' IS NOT NULL))
  WHERE jsonb_typeof(answer -> 'payment') = 'object'`;
