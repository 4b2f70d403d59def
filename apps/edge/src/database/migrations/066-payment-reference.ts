/**
 * What people call a payment by. Payments written before have one drawn here, and so has what a copy of the edge writes that
 * does not know the column yet.
 */
const letter = `substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 30)::int, 1)`;
const half = Array.from({ length: 4 }, () => letter).join(' || ');

export const statement = `ALTER TABLE payment ADD COLUMN reference text NOT NULL DEFAULT ${half} || '-' || ${half}`;
