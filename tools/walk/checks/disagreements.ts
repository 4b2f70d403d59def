import type { Claim } from './claims.ts';

/** Facts that claims tell differently, each with the words that do, as a line. */
export function disagreements(claims: readonly Claim[]): string[] {
  const byFact = Map.groupBy(claims, ({ fact }) => fact);
  return [...byFact].flatMap(([fact, told]) => {
    const values = new Set(told.map(({ value }) => value));
    if (values.size < 2) return [];
    const words = [...new Set(told.map((one) => `“${one.words}”`))];
    return [`the ${fact} is told differently: ${words.join(' / ')}`];
  });
}
