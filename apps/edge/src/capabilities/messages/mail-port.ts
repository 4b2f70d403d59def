/** A message as it leaves. */
export interface Mail {
  /** The same however often it is tried, so that a mailbox shows it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * What came of sending: `refused` by the server for good, or `away`, where nothing is known against this message and
 * others need not be tried now. A word for the record, never an address.
 */
export type MailAnswer =
  | { readonly answer: 'sent' }
  | { readonly answer: 'refused' | 'later' | 'away'; readonly problem: string };

/** Where messages leave. */
export interface MailPort {
  /** Whether what was sent is kept, to be shown in a mailbox of ours. */
  readonly keepsMail: boolean;
  /** Never throws. */
  send(mail: Mail): Promise<MailAnswer>;
}
