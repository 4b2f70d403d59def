/** What a mobile bill is made of, as its biller wrote it. Bills written before this one come without. */
export const statement = `
  CREATE TABLE mobile_bill_line (
    account_id uuid NOT NULL,
    bill_id uuid NOT NULL,
    position integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('plan', 'installment', 'oneOff', 'tax')),
    line_last_four text,
    device_name text,
    description_en text NOT NULL,
    description_es text NOT NULL,
    amount_cents bigint NOT NULL,
    installments_left integer CHECK (installments_left > 0),
    PRIMARY KEY (account_id, bill_id, position),
    CHECK (line_last_four IS NOT NULL OR device_name IS NULL),
    CHECK ((kind = 'installment') = (installments_left IS NOT NULL))
  )`;
