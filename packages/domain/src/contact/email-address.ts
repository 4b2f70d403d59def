/** The longest address that a mail server has to take (RFC 5321). */
export const longestEmailAddress = 254;
const longestMailbox = 64;

export type EmailAddressProblem = 'missing' | 'tooLong' | 'notAnAddress';

/** Characters of which a screen shows nothing, or a blank. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Letters of any script, but nothing that an address would have to be quoted for. */
const mailbox = /^[^\s\p{C}.@"(),:;<>[\]\\]+(\.[^\s\p{C}.@"(),:;<>[\]\\]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const numbersOnly = /^\d+$/;

function isHost(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length > 1 && labels.every((part) => label.test(part)) && !numbersOnly.test(labels.at(-1) ?? '')
  );
}

/** Whether an address is to every mail server what it is on a screen: to some `＠` is `@` and `１` is `1`. */
const readsAsItIs = (address: string): boolean =>
  !unseen.test(address) && address.normalize('NFKC') === address;

/** What is wrong with an address as somebody typed it; `null` when mail can be sent there. */
export function emailAddressProblem(typed: string): EmailAddressProblem | null {
  const address = emailAddress(typed);
  if (address === '') return 'missing';
  if (address.length > longestEmailAddress) return 'tooLong';
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const isAddress =
    at > 0 &&
    name.length <= longestMailbox &&
    readsAsItIs(address) &&
    mailbox.test(name) &&
    isHost(address.slice(at + 1));
  return isAddress ? null : 'notAnAddress';
}

/**
 * A typed address as it is kept: what keyboards and pasting put around it is no part of it. One that is too long stays as it is,
 * as a page of accents takes seconds to be put into one form.
 */
export function emailAddress(typed: string): string {
  const address = typed.trim();
  return address.length > longestEmailAddress ? address : address.normalize('NFC');
}
