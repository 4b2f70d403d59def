import { accessRefusal } from '../account/access.ts';
import type { Account, Address, User } from '../account/account.ts';
import { nextBillDate } from '../account/next-bill-date.ts';
import { isOnBehalf } from '../account/on-behalf.ts';
import type { Permission } from '../account/roles.ts';
import { type EmailAddressProblem, emailAddress } from '../contact/email-address.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import { keptAddressProblem } from '../method/kept-address.ts';

/** How an account's bills are delivered. */
export type PaperlessStanding = Account['paperless'];

export const paperlessChanges = ['enrolled', 'addressChanged', 'left'] as const;
export type PaperlessChange = (typeof paperlessChanges)[number];

/** One change as it is kept: what, when and by whom. */
export interface PaperlessRecord {
  readonly change: PaperlessChange;
  readonly at: string;
  readonly by: { readonly userId: string; readonly name: string };
}

/** What a person is told about paperless billing on an account. */
export interface PaperlessOverview extends PaperlessStanding {
  readonly mayManage: boolean;
  /** The person's own address, to begin with where none is enrolled; `null` for who helps a customer, whose bills are not theirs. */
  readonly addressOnFile: string | null;
  /** Where bills on paper go. */
  readonly mailingAddress: Address;
  /** The first bill that a change made now is in time for; `null` where no more come. */
  readonly nextBillDate: BusinessDate | null;
  /** `null` where nothing was changed here yet. */
  readonly lastChange: PaperlessRecord | null;
}

/** What somebody asks for. */
export interface PaperlessRequest {
  /** Where to write that a bill is ready; `null` for bills on paper. */
  readonly email: string | null;
  /** How it stood when they were asked. */
  readonly expected: PaperlessStanding;
}

/** What the request comes to: `isNew` where it is a change, and not how it stands already. */
export type PaperlessAnswer =
  | {
      readonly outcome: 'LW-PPL-001' | 'LW-PPL-002' | 'LW-PPL-003';
      readonly change: PaperlessChange;
      readonly after: PaperlessStanding;
      readonly isNew: boolean;
    }
  | { readonly outcome: 'LW-PPL-012' | 'LW-PPL-013'; readonly refused: RefusedPaperless };

/** A member of the request by JSON pointer, and why nothing was changed. */
interface RefusedPaperless {
  readonly pointer: string;
  readonly problem: EmailAddressProblem | 'changedMeanwhile';
}

/** The answer where a colleague was faster: nothing was changed. */
export const changedMeanwhile = {
  outcome: 'LW-PPL-012',
  refused: { pointer: '/expected', problem: 'changedMeanwhile' },
} as const satisfies PaperlessAnswer;

const outcomeOfChange = {
  enrolled: 'LW-PPL-001',
  addressChanged: 'LW-PPL-002',
  left: 'LW-PPL-003',
} as const satisfies Record<PaperlessChange, string>;

/** What leads from one standing to another; `null` where they are the same to the customer. */
export function paperlessChange(before: PaperlessStanding, after: PaperlessStanding): PaperlessChange | null {
  if (before.enrolled !== after.enrolled) return after.enrolled ? 'enrolled' : 'left';
  return after.enrolled && before.email !== after.email ? 'addressChanged' : null;
}

/** What is wrong with an address that somebody wants bills to be announced at. */
export type PaperlessAddressProblem = EmailAddressProblem | 'sameAsNow';

/** The same for the person who types it, who is also told that nothing would change. */
export function paperlessAddressProblem(
  standing: PaperlessStanding,
  typed: string,
): PaperlessAddressProblem | null {
  const after = { enrolled: true, email: emailAddress(typed) };
  return keptAddressProblem(typed) ?? (paperlessChange(standing, after) === null ? 'sameAsNow' : null);
}

/**
 * What a request to change paperless billing comes to. Asked again it changes nothing again; what a colleague has changed
 * meanwhile is not overwritten unseen.
 */
export function answerToPaperless(standing: PaperlessStanding, asked: PaperlessRequest): PaperlessAnswer {
  const { email, expected } = asked;
  const problem = email === null ? null : keptAddressProblem(email);
  if (problem) return { outcome: 'LW-PPL-013', refused: { pointer: '/email', problem } };
  const after = { enrolled: email !== null, email: email === null ? null : emailAddress(email) };
  const change = paperlessChange(expected, after) ?? (after.enrolled ? 'addressChanged' : 'left');
  const isNew = paperlessChange(standing, after) !== null;
  if (isNew && paperlessChange(standing, expected) !== null) return changedMeanwhile;
  return { outcome: outcomeOfChange[change], change, after, isNew };
}

/** What a person is told: who may not see bills is told whether they come on paper, and nobody's address or name. */
export function paperlessOverview(
  account: Pick<
    Account,
    'paperless' | 'billToAddress' | 'timeZone' | 'cycleDay' | 'status' | 'enterpriseBilled'
  >,
  user: Pick<User, 'role' | 'email' | 'userType'>,
  lastChange: PaperlessRecord | null,
  now: Date,
): PaperlessOverview {
  const may = (permission: Permission) => accessRefusal(permission, user.role, account) === null;
  const seesBilling = may('billing.view');
  const { enrolled, email } = account.paperless;
  return {
    enrolled,
    email: enrolled && seesBilling ? email : null,
    mayManage: may('billing.manage'),
    addressOnFile: isOnBehalf(user.userType) ? null : user.email,
    mailingAddress: account.billToAddress,
    nextBillDate: nextBillDate(dayIn(now, account.timeZone), account),
    lastChange: seesBilling ? lastChange : null,
  };
}
