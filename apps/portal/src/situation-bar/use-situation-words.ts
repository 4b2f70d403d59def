import { useCopy } from '@linework/copy';
import type { CustomerDimension, Situation, SituationClock } from '@linework/review';
import { situationBarCopy } from './situation-bar.copy.ts';

/** The names of what a situation is made of. */
export function useSituationWords() {
  const { t } = useCopy(situationBarCopy);
  const clockName = ({ days, isAfterCutOff }: SituationClock): string => {
    if (days === 0) return t(isAfterCutOff ? 'clock.sameEvening' : 'clock.sameDay');
    return t(isAfterCutOff ? 'clock.laterEvening' : 'clock.later', { count: days });
  };
  const nameOf = (situation: Situation, dimension: CustomerDimension): string => {
    if (dimension === 'standing') return t(`standing.${situation.standing}`);
    if (dimension === 'mobile') return t(`mobile.${situation.mobile}`);
    if (dimension === 'role') return t(`role.${situation.role}`);
    if (dimension === 'restriction') return t(`restriction.${situation.restriction}`);
    return t(`variant.${situation.variant}`);
  };
  const dimensions = (situation: Situation): CustomerDimension[] => [
    'standing',
    ...(situation.mobile === 'none' ? [] : ['mobile' as const]),
    'role',
    ...(situation.restriction === 'none' ? [] : ['restriction' as const]),
    ...(situation.variant === 'business' ? [] : ['variant' as const]),
  ];
  /** A situation in a line: what is as usual is left out, but for who and how the account stands. */
  const inWords = (situation: Situation): string =>
    [
      ...dimensions(situation).map((dimension) => nameOf(situation, dimension)),
      ...(situation.clock.days > 0 || situation.clock.isAfterCutOff ? [clockName(situation.clock)] : []),
    ].join(' · ');
  return { t, nameOf, clockName, inWords };
}
