import { moneyJson } from './money-sql.ts';

/** The lines of a bill in the domain's shape. @param bill the name that the statement gives to a row of `bill` */
const linesJson = (bill: string): string => `(
  SELECT coalesce(json_agg(json_build_object(
    'id', l.id, 'kind', l.kind, 'service', l.service, 'amount', ${moneyJson('l.amount_cents')},
    'description', json_build_object('en', l.description, 'es', coalesce(l.description_es, l.description)),
    'explanation', CASE WHEN l.explanation IS NOT NULL THEN
      json_build_object('en', l.explanation, 'es', coalesce(l.explanation_es, l.explanation)) END,
    'serviceFrom', l.service_from, 'serviceTo', l.service_to) ORDER BY l.position), '[]'::json)
  FROM bill_line l WHERE l.account_id = ${bill}.account_id AND l.bill_id = ${bill}.id)`;

/** A bill in the domain's shape, with or without its lines. @param row the name of a row of `bill` */
export const billJson = (
  row: string,
  lines: 'withLines' | 'alone' = 'withLines',
): string => `json_build_object(
  'id', ${row}.id, 'kind', ${row}.kind, 'billDate', ${row}.bill_date, 'dueDate', ${row}.due_date,
  'serviceFrom', ${row}.service_from, 'serviceTo', ${row}.service_to,
  'amount', ${moneyJson(`${row}.amount_cents`)}, 'isReleased', ${row}.is_released, 'news', ${row}.news,
  'lines', ${lines === 'withLines' ? linesJson(row) : "'[]'::json"})`;
