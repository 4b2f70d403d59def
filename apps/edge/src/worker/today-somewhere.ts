import { type BusinessDate, businessDate } from '@linework/domain';

const zonesAheadMs = 14 * 3_600_000;

/** The day it is where the day comes first. */
export const latestDay = (now: Date): BusinessDate =>
  businessDate(new Date(now.getTime() + zonesAheadMs).toISOString().slice(0, 10));
