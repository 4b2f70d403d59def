import type { LocalizedText } from '../bill/bill.ts';
import type { BusinessDate } from '../dates/business-date.ts';

/** Bills of this day and after have the repair plan's new name (spec section 9). */
const renamedOn: BusinessDate = '2025-08-20';

/** What the repair plan is and was called, oldest first. */
export const repairPlanNames = {
  before: { en: 'Wire Maintenance plan', es: 'Plan de mantenimiento de cableado' },
  since: { en: 'Repair and Replacement plan', es: 'Plan de reparación y reemplazo' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** What the repair plan is called on a bill of this day. */
export const repairPlanName = (billDate: BusinessDate): LocalizedText =>
  billDate >= renamedOn ? repairPlanNames.since : repairPlanNames.before;

const names: ReadonlySet<string> = new Set(Object.values(repairPlanNames).map(({ en }) => en));

/** What a charge is called on a bill of this day: the repair plan by its name then, anything else as the biller calls it. */
export const chargeNameOn = (description: LocalizedText, billDate: BusinessDate): LocalizedText =>
  names.has(description.en) ? repairPlanName(billDate) : description;
