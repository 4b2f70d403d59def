/** Since when real customers are served from this database. From then on no demo customers are written into it. */
export const statement = 'ALTER TABLE database_origin ADD COLUMN real_customers_since timestamptz';
