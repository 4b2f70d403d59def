/** Numbers that look random and are the same again for the same seed (mulberry32). */
export interface Random {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  pick<One>(from: readonly [One, ...One[]]): One;
  /** An identifier in the shape of the database's. */
  uuid(): string;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    below,
    pick: ([first, ...rest]) => [first, ...rest][below(rest.length + 1)] ?? first,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
