import { addDays, dayIn, instantAt, timeIn } from '@linework/domain';
import type { Situation, SituationClock } from './situation.ts';
import { readSituationField } from './situation-text.ts';

/** What the catalogue's toolbar asks of a story; what it leaves open is as the story has it. */
export type AskedSituation = Partial<
  Pick<Situation, 'standing' | 'mobile' | 'role' | 'restriction' | 'clock'>
>;

/** Reads what the toolbar asks; what an address spells wrongly asks nothing. */
export function askedSituation(said: Readonly<Record<string, unknown>>): AskedSituation {
  const standing = readSituationField.standing(said.standing);
  const mobile = readSituationField.mobile(said.mobile);
  const role = readSituationField.role(said.role);
  const restriction = readSituationField.restriction(said.restriction);
  const clock = readSituationField.clock(said.clock);
  return {
    ...(standing && { standing }),
    ...(mobile && { mobile }),
    ...(role && { role }),
    ...(restriction && { restriction }),
    ...(clock && { clock }),
  };
}

/** Half an hour past the usual cut-off. */
const evening = '20:30';

/** An instant as a situation's clock moves it: some days on at the same time of day, or in the evening. */
export function movedInstant(instant: Date, { days, isAfterCutOff }: SituationClock, timeZone: string): Date {
  if (days === 0 && !isAfterCutOff) return instant;
  const day = addDays(dayIn(instant, timeZone), days);
  return instantAt(day, isAfterCutOff ? evening : timeIn(instant, timeZone), timeZone);
}
