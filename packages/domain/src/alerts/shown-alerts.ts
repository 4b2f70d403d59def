import { alertSeverities, alertTypes } from './alert-kinds.ts';
import type { PageAlert, PostedAlert } from './page-alert.ts';

export interface AlertReader {
  readonly now: Date;
  readonly accountId: string;
  /** The ids of the alerts that whoever is signed in has closed. */
  readonly dismissed: readonly string[];
}

const isAfter = (instant: string, now: Date): boolean => Date.parse(instant) > now.getTime();

/** Whether an alert holds now, for an account. */
const holds = ({ startsAt, endsAt, accountId }: PostedAlert, reader: AlertReader): boolean =>
  !isAfter(startsAt, reader.now) &&
  (endsAt === null || isAfter(endsAt, reader.now)) &&
  (accountId === null || accountId === reader.accountId);

/** The worst first, then outages, then what was posted last. */
const byWeight = (one: PostedAlert, other: PostedAlert): number =>
  alertSeverities.indexOf(one.severity) - alertSeverities.indexOf(other.severity) ||
  alertTypes.indexOf(one.type) - alertTypes.indexOf(other.type) ||
  Date.parse(other.startsAt) - Date.parse(one.startsAt) ||
  one.id.localeCompare(other.id);

/**
 * The alerts that somebody is shown, the worst first (spec section 2.4). Of several about one thing the latest counts, also
 * where it was closed: an older one is not news again. An estimate that has passed is not told any more.
 */
export function shownAlerts(posted: readonly PostedAlert[], reader: AlertReader): readonly PageAlert[] {
  const latest = new Map<string, PostedAlert>();
  for (const alert of posted.filter((one) => holds(one, reader))) {
    const known = latest.get(alert.pid);
    if (!known || Date.parse(alert.startsAt) >= Date.parse(known.startsAt)) latest.set(alert.pid, alert);
  }
  return [...latest.values()]
    .filter(({ id }) => !reader.dismissed.includes(id))
    .toSorted(byWeight)
    .map(({ startsAt, endsAt, accountId, ...alert }) => ({
      ...alert,
      estimatedResolution:
        alert.estimatedResolution && isAfter(alert.estimatedResolution, reader.now)
          ? alert.estimatedResolution
          : null,
    }));
}
