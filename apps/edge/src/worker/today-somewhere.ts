import { type BusinessDate, businessDate } from '@linework/domain';

const hourMs = 3_600_000;
const zonesAheadMs = 14 * hourMs;
const zonesBehindMs = 12 * hourMs;

const dayAfter = (now: Date, ms: number): BusinessDate =>
  businessDate(new Date(now.getTime() + ms).toISOString().slice(0, 10));

/** The day it is where the day comes first. */
export const latestDay = (now: Date): BusinessDate => dayAfter(now, zonesAheadMs);

/** The day it is where the day comes last. */
export const earliestDay = (now: Date): BusinessDate => dayAfter(now, -zonesBehindMs);
