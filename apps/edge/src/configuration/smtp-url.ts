import { z } from 'zod';
import { isOnThisMachine } from './processor-url.ts';

/** A mail server. */
export interface SmtpConfiguration {
  readonly host: string;
  readonly port: number;
  /** `null` where it asks for none. */
  readonly user: string | null;
  readonly password: string | null;
  /** Whether TLS comes first (`smtps`); else the server is asked to begin it, and must unless it is on this machine. */
  readonly isSecure: boolean;
  readonly isLocal: boolean;
}

const portOf = { 'smtp:': 587, 'smtps:': 465 } as const;

/** What an address must be to lead to a mail server; `null` when it is. Never repeats a password that it carries. */
function flawOf(address: string): string | null {
  if (!/^smtps?:\/\//i.test(address) || !URL.canParse(address)) {
    return 'must be an address like smtps://user:password@mail.example';
  }
  const { hostname, pathname, search, hash, username, password } = new URL(address);
  if (hostname === '') return 'must name a host';
  if (!isWritten(username) || !isWritten(password)) return 'must write a % of its password as %25';
  return /^\/?$/.test(pathname + search + hash)
    ? null
    : 'must end with the host and its port: what follows could let a password travel readable to whoever listens';
}

function isWritten(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A mail server from its address. Another machine's is spoken to over TLS, however it begins. */
function serverAt(address: string): SmtpConfiguration {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? portOf[isSecure ? 'smtps:' : 'smtp:'] : Number(port),
    user: username === '' ? null : decodeURIComponent(username),
    password: password === '' ? null : decodeURIComponent(password),
    isSecure,
    isLocal: isOnThisMachine(`http://${hostname}`),
  };
}

/** The address of the mail server; unset where no message leaves. */
export const smtpUrl = z
  .string()
  .transform((text, context): SmtpConfiguration | undefined => {
    const address = text.trim();
    const message = address === '' ? null : flawOf(address);
    if (message !== null) context.addIssue({ code: 'custom', message });
    return address === '' || message !== null ? undefined : serverAt(address);
  })
  .optional();

/** An address that messages come from, with a name before it or without. */
export const mailSender = z
  .string()
  .regex(
    /^(?:[^<>\p{Cc}]{1,80} <[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/u,
    'must be an address, like billing@provider.example',
  )
  .optional();
