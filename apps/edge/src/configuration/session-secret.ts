/** Good enough to try the product with, worthless as a secret: anybody can read it here. */
export const developmentSecret = 'linework-development-secret-not-for-real-customers';

const leastCharacters = 32;
/** A random secret of the least length, even of digits alone, has more of each. */
const leastDifferent = 8;

/** What makes a secret worthless. */
export const secretFlaws = ['short', 'published', 'padded', 'guessable'] as const;
export type SecretFlaw = (typeof secretFlaws)[number];

/** What is wrong with a secret that real customers' sessions are signed with; `null` when nothing is. */
export function secretFlaw(secret: string): SecretFlaw | null {
  if (secret.trim().length < leastCharacters) return 'short';
  if (secret.toLowerCase().includes('linework-development-secret')) return 'published';
  if (secret.trim() !== secret) return 'padded';
  return isGuessable(secret) ? 'guessable' : null;
}

/** Few different characters, one that follows from the other (`abcdef…`), or the same few over and over. */
function isGuessable(secret: string): boolean {
  const characters = [...secret];
  const followed = characters.slice(1).map((character, at) => [characters[at] ?? '', character] as const);
  const steps = followed.map(([one, next]) => codeOf(next) - codeOf(one));
  const pairs = new Set(followed.map(([one, next]) => one + next));
  return (
    new Set(characters).size < leastDifferent ||
    new Set(steps).size < leastDifferent ||
    pairs.size <= Math.min(characters.length / 2, 64)
  );
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
