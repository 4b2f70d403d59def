import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { Severity } from './severity.ts';

/** How a visitor's session can stand (spec section 4). */
export const sessionStandingNames = [
  'maintenance',
  'refused',
  'expired',
  'signedOut',
  'notSignedIn',
  'endingForGood',
  'endingSoon',
  'offline',
  'signedIn',
] as const;
export type SessionStandingName = (typeof sessionStandingNames)[number];

/** How a session ended that there was. */
export type SessionEnd = Extract<SessionStandingName, 'maintenance' | 'refused' | 'expired' | 'signedOut'>;

export interface SessionStandingRow {
  readonly severity: Severity;
  readonly isSignedIn: boolean;
  /** The outcome that a call is answered with, or a payment on its review is told; `null` where calls are answered. */
  readonly outcome: OutcomeCode | null;
}

/** Every session standing. What ended is told by the sign-in page, what is ending by a dialog over the page it ends on. */
export const sessionStandings = {
  /** A 401 with the code `IN_MAINTENANCE` signed the customer out. */
  maintenance: { severity: 'information', isSignedIn: false, outcome: 'LW-SYS-030' },
  /** A call was answered that there is no session any more. */
  refused: { severity: 'information', isSignedIn: false, outcome: 'LW-AUT-020' },
  /** Nobody did anything for too long. */
  expired: { severity: 'information', isSignedIn: false, outcome: 'LW-AUT-030' },
  signedOut: { severity: 'positive', isSignedIn: false, outcome: null },
  notSignedIn: { severity: 'none', isSignedIn: false, outcome: null },
  /** As long as any session may last: the warning can only be read. */
  endingForGood: { severity: 'warning', isSignedIn: true, outcome: null },
  /** The warning after idling; anything the customer does extends the session. */
  endingSoon: { severity: 'warning', isSignedIn: true, outcome: null },
  offline: { severity: 'warning', isSignedIn: true, outcome: null },
  signedIn: { severity: 'none', isSignedIn: true, outcome: null },
} as const satisfies Record<SessionStandingName, SessionStandingRow>;

/** The code of a call, as a flow tells it: within one, a session that is gone means that its form is kept and nothing was sent. */
export const codeInFlow = (code: OutcomeCode): OutcomeCode => (code === 'LW-AUT-020' ? 'LW-AUT-030' : code);
