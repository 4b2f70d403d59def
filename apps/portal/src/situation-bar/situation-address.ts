import { ownAddress, pagePaths } from '@linework/contract';
import { parseSituation, printSituation, type Situation, situationParameter } from '@linework/review';

const nowhere = 'https://portal.invalid';

/** The address that a visitor wants to see: behind the sign-in page, the one it leads to. */
function wanted(address: string): URL {
  const url = new URL(address, nowhere);
  if (url.pathname !== pagePaths.signIn) return url;
  return new URL(ownAddress(url.searchParams.get('targetUrl') ?? '/', nowhere) ?? '/', nowhere);
}

/** The situation that an address carries, or the one it will lead to after signing in; `null` when it carries none. */
export function situationIn(address: string): Situation | null {
  const text = wanted(address).searchParams.get(situationParameter);
  return text === null ? null : parseSituation(text);
}

/** The same page for somebody in a situation: path, query and anchor, nothing of the sign-in page in between. */
export function addressFor(address: string, situation: Situation): string {
  const url = wanted(address);
  url.searchParams.set(situationParameter, printSituation(situation));
  return `${url.pathname}${url.search}${url.hash}`;
}
