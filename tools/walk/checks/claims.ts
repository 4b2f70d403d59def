import { type Language, textOf } from '../../../apps/portal/journeys/support/words.ts';
import { type Fact, headings, isDay, labelled, tellings } from './facts.ts';
import type { Seen } from './seen.ts';
import { readFilling } from './template.ts';
import { centsIn, dayIn } from './values.ts';

/** A fact as one place of a page tells it. */
export interface Claim {
  readonly fact: Fact;
  /** Cents without their sign, or `MM-DD`. */
  readonly value: string;
  /** The words that say it. */
  readonly words: string;
}

const sizeOf = (cents: number | null): string | null => (cents === null ? null : String(Math.abs(cents)));

function claim(fact: Fact, said: string | undefined, words: string, language: Language): Claim[] {
  if (said === undefined) return [];
  const value = isDay(fact) ? dayIn(said, language) : sizeOf(centsIn(said));
  return value === null ? [] : [{ fact, value, words }];
}

function sentences({ texts }: Seen, language: Language): Claim[] {
  return tellings.flatMap(({ file, key, of, within, goesOn }) => {
    const template = `${textOf(file, key, language)}${goesOn ? ' {{rest}}' : ''}`;
    const place = within && textOf(within.file, within.key, language);
    return texts
      .filter((text) => place === undefined || text.within.includes(place))
      .flatMap(({ words }) => {
        const filling = readFilling(template, words);
        if (!filling) return [];
        return Object.entries(of).flatMap(([name, facts]) =>
          facts.flatMap((fact) => claim(fact, filling[name], words, language)),
        );
      });
  });
}

/** What the heading of what is due says with its figure. */
function heading({ hero }: Seen, language: Language): Claim[] {
  if (hero === null) return [];
  const due = (key: string) => textOf('due', key, language);
  return headings.flatMap(({ lead, rest = [null], amount, date }) =>
    rest.flatMap((after) => {
      const template = `${due(`lead.${lead}`)} {{figure, money}} ${after === null ? '' : due(after)}`;
      const filling = readFilling(template, hero);
      if (!filling) return [];
      return [
        ...claim(amount, filling.figure, hero, language),
        ...(date ? claim(date, filling.date, hero, language) : []),
      ];
    }),
  );
}

function rows({ rows: seen }: Seen, language: Language): Claim[] {
  return labelled.flatMap(({ file, key, value, of = {} }) => {
    const template = textOf(file, key, language);
    return seen.flatMap((row) => {
      const filling = readFilling(template, row.label);
      if (!filling) return [];
      const words = `${row.label} ${row.value}`;
      return [
        ...(value ? claim(value, row.value, words, language) : []),
        ...Object.entries(of).flatMap(([name, fact]) => claim(fact, filling[name], words, language)),
      ];
    });
  });
}

/** Everything that a page says in words that are known to tell a fact. */
export function claimsOf(seen: Seen, language: Language): readonly Claim[] {
  const { chosenCard } = seen;
  return [
    ...heading(seen, language),
    ...(chosenCard !== null && centsIn(chosenCard) !== null
      ? claim('amount to pay', chosenCard, `the chosen ${chosenCard}`, language)
      : []),
    ...sentences(seen, language),
    ...rows(seen, language),
  ];
}

/** What is due all in all, as far as a page tells: where nothing adds up to it, it is the one figure there is. */
export function dueIn(claims: readonly Claim[]): string | null {
  const told = (fact: Fact) => toldOf(claims, fact);
  const left = told('amount left');
  const due =
    told('amount due') ??
    // Nothing is left where all is set to be paid: what is due is what is set.
    (left === '0' ? null : left) ??
    told('past due amount') ??
    told('Auto Pay amount') ??
    told('next scheduled amount') ??
    left;
  return due ?? (told('credit') === null ? null : '0');
}

/** What the claims say of a fact; `null` where none does. */
export const toldOf = (claims: readonly Claim[], fact: Fact): string | null =>
  claims.find((one) => one.fact === fact)?.value ?? null;
