import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import { acceptedWording } from './authorization-text.ts';
import { type AutoPayTerms, autoPayTerms } from './terms.ts';

/** Why an authorization ended: another took its place, it was canceled, or the bank or card network gave it up. */
export type AuthorizationEnd = 'changed' | 'cancelled' | 'failed';

/** What somebody authorized once, in the words that were shown, and when that ended and by whom. */
export interface GivenAuthorization extends Pick<AutoPayEnrolment, 'id' | 'scope' | 'method' | 'debitDay'> {
  readonly terms: readonly AutoPayTerms[];
  readonly textVersion: string;
  readonly language: 'en' | 'es';
  /** `null` where the wording of that version is not known here. */
  readonly wording: string | null;
  /** RFC 3339. */
  readonly acceptedAt: string;
  readonly acceptedBy: string;
  readonly ended: { readonly at: string; readonly by: string; readonly why: AuthorizationEnd } | null;
}

/** What an enrolment was authorized with, not ended; both terms are accepted before it begins. */
export function givenWith({
  id,
  scope,
  method,
  debitDay,
  authorization,
}: AutoPayEnrolment): GivenAuthorization {
  const wording = acceptedWording(authorization.textVersion, authorization.language);
  return { id, scope, method, debitDay, terms: autoPayTerms, wording, ended: null, ...authorization };
}
