/** Account numbers as they are typed from a bill: their digits alone. */
export const statement = `CREATE INDEX account_by_digits ON account (regexp_replace(number, '\\D', '', 'g'))`;
