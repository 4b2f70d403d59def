import { instantAt, type ScheduledOverview } from '@linework/domain';

/** Until when it can be changed, as texts say it: by the account's own clock. */
export const cutoffOf = (
  { dates, options }: Pick<ScheduledOverview, 'dates' | 'options'>,
  timeZone: string,
) => ({
  date: dates.changeBy,
  cutoff: { at: instantAt(dates.changeBy, options.dates.cutOff, timeZone).toISOString(), timeZone },
});
