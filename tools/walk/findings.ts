/** Something that no customer should meet, and where it was met. */
export interface Finding {
  readonly username: string;
  /** The page, in a few words. */
  readonly where: string;
  readonly what: string;
}

/** A page as it was seen. */
export interface Picture {
  readonly username: string;
  readonly where: string;
  /** Its file, beside the sheet. */
  readonly file: string;
}

/** What a pass brings home. */
export interface Notebook {
  readonly findings: Finding[];
  readonly pictures: Picture[];
  /** Who was not looked at, as the time was over. */
  readonly left: string[];
}

export const emptyNotebook = (): Notebook => ({ findings: [], pictures: [], left: [] });
