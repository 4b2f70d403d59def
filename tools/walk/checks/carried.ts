import { type Language, textOf } from '../../../apps/portal/journeys/support/words.ts';
import type { Claim } from './claims.ts';
import { dueIn, toldOf } from './claims.ts';
import type { Seen } from './seen.ts';
import { centsIn } from './values.ts';

const dollars = (cents: string | null): string =>
  cents === null ? 'no figure' : `$${(Number(cents) / 100).toFixed(2)}`;

/** Whether the flow that a button opens goes on with the button's figure. */
export function lostFigure(button: string, pressed: string, opened: readonly Claim[]): string[] {
  const shown = toldOf(opened, 'amount to pay');
  return shown === pressed ? [] : [`“${button}” opens a payment of ${dollars(shown)}`];
}

/** Buttons with the same figure in the same words that lead elsewhere from one page than from the other. */
export function partingWays(one: Pick<Seen, 'links'>, other: Pick<Seen, 'links'>): string[] {
  const ways = new Map(one.links.map(({ words, href }) => [words, href]));
  return other.links.flatMap(({ words, href }) => {
    const way = ways.get(words);
    if (centsIn(words) === null || way === undefined || way === href) return [];
    return [`“${words}” leads to ${way} from one page and to ${href} from another`];
  });
}

/** Whether a page says that nothing has been paid, after something was. */
export function deniedPayments({ texts }: Pick<Seen, 'texts'>, language: Language): string[] {
  const denial = textOf('home', 'kept.text', language);
  return texts.some(({ words }) => words === denial) ? [`it says “${denial}”, and a payment was made`] : [];
}

/** What an ending does to what is due: money that left, or may have, counts at once. */
export type Effect = 'lessens' | 'keeps';

/** Whether what is due after a payment is what was due before, less what was paid. */
export function wrongRest(
  effect: Effect,
  before: readonly Claim[],
  paid: string,
  after: readonly Claim[],
): string[] {
  const due = dueIn(before);
  const rest = dueIn(after);
  if (due === null) return [];
  const expected = String(effect === 'keeps' ? Number(due) : Math.max(0, Number(due) - Number(paid)));
  if (rest === expected) return [];
  return [
    `${dollars(due)} was due and ${dollars(paid)} was ${effect === 'keeps' ? 'not ' : ''}paid; now ${dollars(rest)} is due`,
  ];
}
