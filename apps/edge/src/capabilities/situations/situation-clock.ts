import {
  addDays,
  type BusinessDate,
  dayIn,
  daysBetween,
  hasReached,
  instantAt,
  timeIn,
} from '@linework/domain';
import type { SituationClock } from '@linework/review';
import type { Queryable } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';

/** What a situation's days are counted in: the provider's zone and cut-off, from the day of the seed. */
export interface ClockFace {
  readonly seededOn: BusinessDate;
  readonly timeZone: string;
  readonly cutOff: string;
}

/** The face of the clock in this database, or a problem where no demo customers were ever written. */
export async function readClockFace(
  database: Queryable,
  { provider, payments }: Services['configuration'],
): Promise<ClockFace> {
  const [origin] = await database.query<{ created_at: Date }>(
    'SELECT created_at FROM database_origin WHERE seed_version IS NOT NULL',
  );
  if (!origin) throw new OutcomeProblem('LW-SYS-020');
  const { timeZone } = provider;
  return { seededOn: dayIn(origin.created_at, timeZone), timeZone, cutOff: payments.cutOff };
}

/** How far the business clock has to be ahead of the real one (milliseconds); behind, when the seed is some days old. */
export function offsetFor({ days, isAfterCutOff }: SituationClock, face: ClockFace, real: Date): number {
  const day = addDays(face.seededOn, days);
  if (!isAfterCutOff && day === dayIn(real, face.timeZone)) return 0;
  const time = isAfterCutOff ? face.cutOff : timeIn(real, face.timeZone);
  return instantAt(day, time, face.timeZone).getTime() - real.getTime();
}

/** A clock that was moved by whole days keeps the time of day, to the minute. */
const sameTimeMs = 60_000;

/** Where the business clock stands. It is evening when it was moved there, not because the day is late. */
export function clockShown(now: Date, face: ClockFace, real: Date): SituationClock {
  const isLate = (instant: Date) => hasReached(face.cutOff, instant, face.timeZone);
  const days = Math.max(0, daysBetween(face.seededOn, dayIn(now, face.timeZone)));
  const byDaysAlone = real.getTime() + offsetFor({ days, isAfterCutOff: false }, face, real);
  const isMovedInTheDay = Math.abs(now.getTime() - byDaysAlone) > sameTimeMs;
  return { days, isAfterCutOff: isLate(now) && (!isLate(real) || isMovedInTheDay) };
}
