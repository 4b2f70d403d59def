import type { Language } from '@linework/copy/words';
import type { Money } from '@linework/domain';
import type { MessageLinks } from './message-reader.ts';

/** A label and what it is about. */
export interface MessageRow {
  readonly label: string;
  readonly value: string;
}

/** What a message says, before it is HTML or plain text. */
export interface MessageContent {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  /** The figure it is about. */
  readonly amount: Money | null;
  /** A code to type, in place of a figure. */
  readonly code?: string;
  readonly rows: readonly MessageRow[];
  /** What is to come, and what to do. */
  readonly notes: readonly string[];
  /** A copy of what was authorized. */
  readonly authorization: {
    readonly wording: string | null;
    /** The language that it was accepted in, whatever the message is written in. */
    readonly language: Language;
    readonly rows: readonly MessageRow[];
  } | null;
  readonly action: keyof MessageLinks;
  /** Whether the reader is asked to call where they know nothing of it. */
  readonly isAboutAccess: boolean;
  /** Whether it goes to an address of which nobody knows yet whose it is: it names no company and no account. */
  readonly isAboutNoAccount?: true;
}
