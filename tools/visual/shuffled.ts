/** The same things in an order that the seed decides : a small seeded generator draws each its place. */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  let state = seed;
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return things
    .map((thing) => ({ thing, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}
