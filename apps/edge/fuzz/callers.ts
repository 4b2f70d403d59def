import type { User } from '@linework/domain';
import { cookieNames } from '../src/access/cookies.ts';
import type { Configuration } from '../src/configuration/configuration.types.ts';
import type { Database } from '../src/database/database.ts';
import { signIn } from '../test/support/browser.ts';
import { type FuzzAccount, otherAccount, ownAccount, uniqueTexts } from './fuzz-accounts.ts';
import { type CallerName, callerNames } from './fuzz-request.ts';

/** What each caller brings along, and what no answer to it may hold. */
export interface Callers {
  headersOf(caller: CallerName): Readonly<Record<string, string>>;
  /** Signs somebody in anew, whose session a request may have ended. */
  renew(caller: CallerName): Promise<void>;
  /** Texts of accounts that are not the caller's, and of billing that is not for its role. */
  foreignTo(caller: CallerName): readonly string[];
  /** The tokens of everybody who is signed in. */
  secrets(): readonly string[];
}

const [owner, billing, standard] = ownAccount.users;
const [otherOwner] = otherAccount.users;

interface Person {
  readonly user: User | undefined;
  readonly account: FuzzAccount;
}

const people: Readonly<Partial<Record<CallerName, Person>>> = {
  owner: { user: owner, account: ownAccount },
  billing: { user: billing, account: ownAccount },
  standard: { user: standard, account: ownAccount },
  otherOwner: { user: otherOwner, account: otherAccount },
  expired: { user: owner, account: ownAccount },
};

const paymentsOf = ({ facts }: FuzzAccount) => facts.payments.map(({ id }) => id);
const everybodys = [...uniqueTexts(ownAccount), ...uniqueTexts(otherAccount)];
const withoutBilling = [...uniqueTexts(otherAccount), ...paymentsOf(ownAccount)];

const foreign: Readonly<Record<CallerName, readonly string[]>> = {
  owner: uniqueTexts(otherAccount),
  billing: withoutBilling,
  standard: withoutBilling,
  otherOwner: uniqueTexts(ownAccount),
  nobody: everybodys,
  expired: everybodys,
  garbled: everybodys,
};

const nonsense = 'x'.repeat(43);

export async function signInCallers(database: Database, configuration: Configuration): Promise<Callers> {
  const headers = new Map<CallerName, Readonly<Record<string, string>>>();
  const names = cookieNames(configuration.secureCookies);

  async function renew(caller: CallerName): Promise<void> {
    const person = people[caller];
    if (!person?.user) return;
    const { user, account } = person;
    const browser = await signIn(database, configuration, user, account.facts.account.id);
    headers.set(caller, browser.headers);
    if (caller !== 'expired') return;
    await database.query(
      `UPDATE portal_session SET expires_at = now() - interval '1 hour'
       WHERE id = (SELECT id FROM portal_session WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1)`,
      [user.id],
    );
  }

  // The one whose session ran out comes first: it is the newest of its user's at that moment.
  for (const caller of ['expired', 'owner', 'billing', 'standard', 'otherOwner'] as const)
    await renew(caller);
  headers.set('nobody', {});
  headers.set('garbled', {
    cookie: `${names.session}=${nonsense}; ${names.xsrf}=${nonsense}`,
    'x-xsrf-token': nonsense,
  });
  return {
    headersOf: (caller) => headers.get(caller) ?? {},
    renew,
    foreignTo: (caller) => foreign[caller],
    secrets: () =>
      callerNames.flatMap((caller) => {
        const [, token] = /^[^=]*=([^;]*)/.exec(headers.get(caller)?.cookie ?? '') ?? [];
        return token === undefined || caller === 'garbled' ? [] : [token];
      }),
  };
}
