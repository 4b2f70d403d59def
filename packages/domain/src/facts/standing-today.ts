import { equipmentAskedAtCode } from './delinquency-codes.ts';
import { broughtFrom, type PayingBrings } from './paying-brings.ts';
import type { RestorePlace } from './restore-path.ts';
import type { AccountStanding } from './standing.ts';

/** What is so at today's place on the restore ladder. */
export type StandingToday = Exclude<PayingBrings, 'staysOn'> | 'equipment' | 30 | 43 | 'none';

/** What is so today: what brings the service back where it is not on, or the notice that is sent on this very day. */
export function standingToday(
  standing: Pick<AccountStanding, 'name' | 'restores'>,
  { code, day, isStep }: Pick<RestorePlace, 'code' | 'day' | 'isStep'>,
): StandingToday {
  const brings = broughtFrom(standing);
  // Equipment is asked for once: on its day, and from then on at the place that the day has passed, where there is one.
  if (brings === 'comesBackByCall' && (isStep || code !== equipmentAskedAtCode)) return 'equipment';
  if (brings !== 'staysOn') return brings;
  return (code === 30 || code === 43) && day === code ? code : 'none';
}
