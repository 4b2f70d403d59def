import type { MailPort } from './mail-port.ts';

/** Sends nothing: what would leave is kept, for the mailbox of those who try things out. */
export const sandboxPort: MailPort = {
  keepsMail: true,
  send: async () => ({ answer: 'sent' }),
};
