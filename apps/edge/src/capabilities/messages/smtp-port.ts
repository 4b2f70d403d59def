import { createTransport } from 'nodemailer';
import type { MailConfiguration } from '../../configuration/configuration.types.ts';
import type { SmtpConfiguration } from '../../configuration/smtp-url.ts';
import type { MailAnswer, MailPort } from './mail-port.ts';

/** A server that is silent for so long is away. */
const standardPatienceMs = 10_000;

/** Problems of one message; all others are the server's, or of the way to it. */
const ofMessage: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

interface Told {
  readonly code: string;
  readonly status: number | null;
}

function told(error: unknown): Told {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const status = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  return {
    code: typeof code === 'string' && /^\w{1,20}$/.test(code) ? code : 'unknown',
    status: typeof status === 'number' ? status : null,
  };
}

/** What a server's answer means; its words may hold an address, so that they are never kept. */
function answerFrom(error: unknown): MailAnswer {
  const { code, status } = told(error);
  const problem = status === null ? code : `${code} ${status}`;
  if (!ofMessage.has(code)) return { answer: 'away', problem };
  return { answer: status !== null && status >= 400 && status < 500 ? 'later' : 'refused', problem };
}

/** Sends through a mail server, over TLS unless it is this machine's own. */
export function smtpPort(
  { host, port, user, password, isSecure, isLocal }: SmtpConfiguration,
  { from }: Pick<MailConfiguration, 'from'>,
  patienceMs: number = standardPatienceMs,
): MailPort {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isLocal,
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsMail: false,
    send: async ({ id, to, subject, html, text }) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${hostOf(from)}>`,
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { answer: 'sent' };
      } catch (error) {
        return answerFrom(error);
      }
    },
  };
}

const hostOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
