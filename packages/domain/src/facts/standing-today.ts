import type { RestorePlace } from './restore-path.ts';
import { equipmentAskedAtCode } from './service-end.ts';
import type { AccountStanding } from './standing.ts';

/** What is so at today's place on the restore ladder. */
export type StandingToday = 'reopen' | 'equipment' | 'reconnect' | 'limited' | 'off' | 30 | 43 | 'none';

/** What is so today: what brings the service back where it is not on, or the notice that is sent on this very day. */
export function standingToday(
  { name, restores }: Pick<AccountStanding, 'name' | 'restores'>,
  { code, day }: Pick<RestorePlace, 'code' | 'day'>,
): StandingToday {
  if (name === 'inactive') return 'reopen';
  if (restores === 'contactUs') return day === equipmentAskedAtCode ? 'equipment' : 'reconnect';
  if (restores === 'withinMinutes') return name === 'hotlined' ? 'limited' : 'off';
  return (code === 30 || code === 43) && day === code ? code : 'none';
}
