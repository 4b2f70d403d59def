/** What was authorized before it was kept apart. Its wording is told by its version. */
export const statement = `
  INSERT INTO auto_pay_authorization (account_id, id, scope, method, debit_day, terms, text_version, language, accepted_at,
    accepted_by, accepted_by_user_id)
  SELECT e.account_id, e.id, e.scope,
    jsonb_build_object('methodId', m.id, 'name', m.name, 'type', m.type, 'brand', m.brand,
      'accountType', m.account_type, 'lastFourDigits', m.last_four),
    e.debit_day, '["electronicPayment", "service"]'::jsonb, e.text_version, e.language, e.accepted_at, e.accepted_by,
    e.accepted_by_user_id
  FROM auto_pay_enrolment e JOIN payment_method m ON m.account_id = e.account_id AND m.id = e.method_id`;
