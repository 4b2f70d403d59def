/** A run of words on a page, with the labels of the regions and lists that it stands in. */
export interface SeenText {
  readonly words: string;
  readonly within: readonly string[];
}

/** What a page shows, as far as its figures and days are compared. */
export interface Seen {
  readonly texts: readonly SeenText[];
  /** Labels with their values, as lists of descriptions show them. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** The one large figure of a page. */
  readonly hero: string | null;
  /** The card of an amount that is chosen, without one whose amount is typed. */
  readonly chosenCard: string | null;
  /** What is pressed to pay, with where it leads. */
  readonly links: readonly { readonly words: string; readonly href: string }[];
}
