import type { Account, BusinessDate } from '@linework/domain';

/** A table of a document: its rows begin with what they are of and end with an amount. */
export interface OutlineTable {
  /** What the columns are; nothing where each row says it. */
  readonly heads: readonly string[];
  /** As many cells a row as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** What the rows come to; `null` where they come to nothing. */
  readonly total: readonly [label: string, amount: string] | null;
}

/** A heading and what stands under it. */
export interface OutlinePart {
  readonly heading: string;
  readonly level: 2 | 3;
  readonly paragraphs: readonly string[];
  readonly table: OutlineTable | null;
}

/** What a document says of who sends it and to whom. */
export interface DocumentHead {
  readonly brand: string;
  /** Who is billed, and where. */
  readonly billed: Pick<Account, 'companyName' | 'billToAddress'>;
  /** Where the bill is seen and paid. */
  readonly address: string;
}

/** What a document says, in its order, every word and figure written: whoever prints it only has to place them. */
export interface DocumentOutline {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Its language, such as `es-US`. */
  readonly language: string;
  /** The day that it tells of, which is when it was made as far as anybody can see. */
  readonly day: BusinessDate;
  /** Whose document it is, over its title. */
  readonly brand: string;
  readonly title: string;
  readonly facts: OutlineTable;
  readonly parts: readonly OutlinePart[];
  readonly link: { readonly text: string; readonly address: string };
  /** "Page", before its number. */
  readonly page: string;
}
