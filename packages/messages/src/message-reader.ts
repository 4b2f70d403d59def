import type { Language } from '@linework/copy/words';

/** Where links of messages lead; each asks for sign-in. */
export interface MessageLinks {
  readonly billing: string;
  readonly pay: string;
  readonly scheduled: string;
  readonly methods: string;
  readonly signIn: string;
}

/** For whom a message is written, and on whose behalf. */
export interface MessageReader {
  readonly language: Language;
  readonly companyName: string;
  readonly accountNumber: string;
  readonly timeZone: string;
  readonly brand: string;
  readonly supportPhone: string;
  /** `HH:MM` in the account's time zone. */
  readonly cutOff: string;
  readonly links: MessageLinks;
  /** The moment at which it is written. */
  readonly now: Date;
}
