import { z } from 'zod';
import { hostName } from './host-name.ts';

/** What an address must be to lead to a card processor; `null` when it is. Never repeats a password that it carries. */
function flawOf(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return 'must be an address like https://processor.example';
  }
  const { username, password, host, pathname, search, hash } = new URL(address);
  if (username !== '' || password !== '') return 'must not carry a user name or a password';
  const name = hostName(host);
  if (name === null || name.length < 2) return `must name a host, which "${host}" is not`;
  if (pathname + search + hash !== '/') return 'must end with the host: what follows it would be left out';
  return null;
}

/** The address of the card processor; unset where the edge starts a sandbox of its own. */
export const processorUrl = z
  .string()
  .transform((text, context): string | undefined => {
    const address = text.trim();
    const message = address === '' ? null : flawOf(address);
    if (message !== null) context.addIssue({ code: 'custom', message });
    return address === '' ? undefined : address;
  })
  .optional();

/** Whether card numbers would travel to it readable to whoever listens. */
export const isInTheClear = (address: string): boolean => new URL(address).protocol !== 'https:';

/** Whether an address leads to this machine itself. */
export const isOnThisMachine = (address: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/.test(new URL(address).hostname);
