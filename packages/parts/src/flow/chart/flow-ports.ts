import type { CardDataPort, CardDataToken, TokenisedMethod } from '../../ports/card-data.types.ts';

/** Where a form outlives a reload. */
export interface DraftPorts {
  /** The draft's text as `saveDraft` got it; `null` without one. */
  loadDraft(): Promise<string | null>;
  /** Resolves once the text is stored. Its shape belongs to the flow; it never holds card data. */
  saveDraft(content: string): Promise<void>;
  discardDraft(): Promise<void>;
}

/** What is sent at most once needs a key, stored before it is used. */
export interface AttemptPorts extends DraftPorts {
  /** A new idempotency key (UUID). */
  newKey(): string;
}

export interface CardDataPorts {
  /** Card and bank numbers in, token out. Called by forms, never by the machine. */
  sendCardData: CardDataPort;
}

/** A bank account that the customer's own bank named. */
export interface ConnectedBank {
  readonly token: CardDataToken;
  readonly method: TokenisedMethod;
}

export interface BankPorts {
  /**
   * Lets the customer sign in to their bank, whose page takes the place of this one: asked again once they are back, it
   * answers the account they chose. `null` when they came back without one; rejects with `LW-PAY-061` when it cannot be.
   */
  connectBank(): Promise<ConnectedBank | null>;
  /** The customer comes back from their bank: the flow goes straight on with what it says. */
  isBackFromBank(): boolean;
}
