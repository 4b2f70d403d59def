export { BillsGlance, type BillsGlanceProps } from './BillsGlance.tsx';
export type { BillRow } from './bill-row.types.ts';
export { billsCopy } from './bills.copy.ts';
export { type PaidBy, useBillRow } from './use-bill-row.ts';
export { type ChangeWords, useChangeWords } from './use-change-words.ts';
