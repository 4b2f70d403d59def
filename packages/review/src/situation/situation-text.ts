import {
  type CustomerDimension,
  mostDays,
  type Situation,
  type SituationClock,
  situationValues,
  usualSituation,
} from './situation.ts';

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: unknown): Value | null =>
    values.find((value) => value === text) ?? null;

function readClock(text: unknown): SituationClock | null {
  const [, days, late] = (typeof text === 'string' && /^(\d{1,3})d(-late)?$/.exec(text)) || [];
  if (days === undefined || Number(days) > mostDays) return null;
  return { days: Number(days), isAfterCutOff: late !== undefined };
}

const readCustomer = (text: unknown): string | null =>
  typeof text === 'string' && /^[a-zA-Z][a-zA-Z0-9]{0,63}$/.test(text) ? text : null;

type Readers = { readonly [Field in keyof Situation]: (text: unknown) => Situation[Field] | null };

/** How each part of a situation is read; `null` for what means nothing. Storybook's toolbar and addresses use the same. */
export const readSituationField = {
  standing: oneOf(situationValues.standing),
  mobile: oneOf(situationValues.mobile),
  role: oneOf(situationValues.role),
  restriction: oneOf(situationValues.restriction),
  variant: oneOf(situationValues.variant),
  language: oneOf(situationValues.language),
  clock: readClock,
  customer: readCustomer,
} as const satisfies Readers;

/** A clock as an address has it: `7d`, in the evening `7d-late`. */
export const printClock = ({ days, isAfterCutOff }: SituationClock): string =>
  `${days}d${isAfterCutOff ? '-late' : ''}`;

/**
 * A situation as an address carries it: `standing.past-due-43_role.ADMIN_clock.7d`. What is as usual is left out, but
 * for the standing, so that there is always something to read.
 */
export function printSituation(situation: Situation): string {
  const named: (CustomerDimension | 'language')[] = ['mobile', 'role', 'restriction', 'variant', 'language'];
  const pairs = named
    .filter((field) => situation[field] !== usualSituation[field])
    .map((field) => `${field}.${situation[field]}`);
  const clock = printClock(situation.clock);
  if (clock !== printClock(usualSituation.clock)) pairs.push(`clock.${clock}`);
  if (situation.customer !== null) pairs.push(`customer.${situation.customer}`);
  return [`standing.${situation.standing}`, ...pairs].join('_');
}

/** Reads a situation out of an address. What it spells wrongly is as usual; nothing is refused. */
export function parseSituation(text: string): Situation {
  const said = new Map(
    text.split('_').map((pair): [string, string] => {
      const at = pair.indexOf('.');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  const read = readSituationField;
  return {
    standing: read.standing(said.get('standing')) ?? usualSituation.standing,
    mobile: read.mobile(said.get('mobile')) ?? usualSituation.mobile,
    role: read.role(said.get('role')) ?? usualSituation.role,
    restriction: read.restriction(said.get('restriction')) ?? usualSituation.restriction,
    variant: read.variant(said.get('variant')) ?? usualSituation.variant,
    language: read.language(said.get('language')) ?? usualSituation.language,
    clock: read.clock(said.get('clock')) ?? usualSituation.clock,
    customer: read.customer(said.get('customer')),
  };
}
