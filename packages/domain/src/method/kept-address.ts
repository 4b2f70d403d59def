import { type EmailAddressProblem, emailAddressProblem } from '../contact/email-address.ts';
import { looksLikeCardNumber } from './card-number-in-text.ts';

/** What is wrong with an email address that is kept to write to; a card's number in it would be kept, and is no address to us. */
export const keptAddressProblem = (typed: string): EmailAddressProblem | null =>
  emailAddressProblem(typed) ?? (looksLikeCardNumber(typed) ? 'notAnAddress' : null);
