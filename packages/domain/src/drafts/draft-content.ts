import { isBusinessDate } from '../dates/business-date.ts';
import { isInstant } from '../dates/instant.ts';
import { isUuid } from '../ids/uuid.ts';
import { looksLikeCardNumber } from '../method/card-number-in-text.ts';
import { digitsOfAnyScript } from '../method/digits.ts';

/** A security code has three digits, and whatever else pays has more. */
const mostDigits = 2;
/** Eight digits: a routing number has nine. */
const mostCents = 99_999_999;
const deepest = 8;

/**
 * Whether a draft may hold a JSON value. A draft keeps choices, days, instants, amounts and ids; any other text or number,
 * and any member's name, has too few digits for one that pays. Nothing that somebody typed into the wrong field is kept.
 */
export function mayBeDrafted(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return hasFewDigits(String(value));
  if (typeof value === 'string') return hasFewDigits(value) || hasKnownShape(value);
  if (typeof value !== 'object' || depth === deepest) return false;
  if (Array.isArray(value)) return value.every((item) => mayBeDrafted(item, depth + 1));
  return (
    isAmount(value) ||
    Object.entries(value).every(([name, inner]) => hasFewDigits(name) && mayBeDrafted(inner, depth + 1))
  );
}

const hasFewDigits = (text: string): boolean => digitsOfAnyScript(text).length <= mostDigits;

const hasKnownShape = (text: string): boolean =>
  isBusinessDate(text) || isInstant(text) || (isUuid(text) && !looksLikeCardNumber(text));

/** The domain's own amount, alone. */
const isAmount = (value: object): boolean =>
  Object.keys(value).length === 2 &&
  'currency' in value &&
  value.currency === 'USD' &&
  'cents' in value &&
  typeof value.cents === 'number' &&
  Number.isInteger(value.cents) &&
  Math.abs(value.cents) <= mostCents;
