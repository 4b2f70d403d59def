import { experimentNames, experimentRow, toggleNames, toggles } from '@linework/contract';
import { offeredDays, printClock, type SituationClock, situationValues } from '@linework/review';
import words from '../../apps/portal/src/situation-bar/situation-bar.en.json' with { type: 'json' };

const later = (count: number): string =>
  (count === 1 ? words.clock.later_one : words.clock.later_other).replace('{{count}}', String(count));
const titleOf = ({ days, isAfterCutOff }: SituationClock): string =>
  isAfterCutOff ? words.clock.sameEvening : later(days);

const clocks: readonly SituationClock[] = [
  { days: 0, isAfterCutOff: true },
  ...offeredDays.filter((days) => days > 0).map((days) => ({ days, isAfterCutOff: false })),
];

/** What the catalogue's toolbar offers: the situations of the reviewers' bar, in its words. */
export const situationChoices = {
  standing: situationValues.standing.map((value) => ({ value, title: words.standing[value] })),
  mobile: situationValues.mobile.map((value) => ({ value, title: words.mobile[value] })),
  role: situationValues.role.map((value) => ({ value, title: words.role[value] })),
  restriction: situationValues.restriction.map((value) => ({ value, title: words.restriction[value] })),
  toggle: toggleNames
    .filter((name) => toggles[name].shown === 'always')
    .map((name) => ({ value: name, title: name })),
  variant: experimentNames.flatMap((name) =>
    Object.keys(experimentRow(name).variants).map((variant) => ({
      value: `${name}.${variant}`,
      title: `${name}: ${variant}`,
    })),
  ),
  clock: clocks.map((clock) => ({ value: printClock(clock), title: titleOf(clock) })),
};
