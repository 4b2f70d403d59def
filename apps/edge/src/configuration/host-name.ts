import { domainToASCII } from 'node:url';

/** `name`, `name:port` or `[IPv6]:port`, as a browser writes it; an empty port is allowed (RFC 9110, section 7.2). */
const shape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * The one spelling of a host's name: lower case, without port, without the dot that may end it.
 * @param host as a Host header says it
 * @returns `null` when that is not the name of a host
 */
export function hostName(host: string): string | null {
  const address = `http://${host}`;
  if (!shape.test(host) || !URL.canParse(address)) return null;
  const name = new URL(address).hostname.replace(/\.$/, '');
  return name.split('.').includes('') ? null : name;
}

/** A host's name as somebody configures it, who may write it in letters beyond ASCII. */
export const configuredHostName = (text: string): string | null =>
  hostName(/^[\p{L}\p{M}\p{N}.-]+$/u.test(text) ? domainToASCII(text) : text);

/** Whether a host is a domain, or in it. Both in the one spelling. */
export const isInDomain = (name: string, domain: string): boolean =>
  name === domain || name.endsWith(`.${domain}`);
