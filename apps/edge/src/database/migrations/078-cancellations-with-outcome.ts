/** Kept answers of calls that canceled a payment say what came of it, as those of a change do. */
export const statement = `
  UPDATE idempotent_answer SET answer = answer || jsonb_build_object(
    'outcome', 'LW-SCH-002', 'reference', answer #>> '{payment,reference}', 'lastChange', NULL)
  WHERE operation = 'cancelScheduledPayment' AND NOT answer ? 'outcome'`;
