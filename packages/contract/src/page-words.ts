/** Id of the element in the portal's page that holds `PageWords` as JSON. */
export const pageWordsId = 'linework-words';

/** The words that a page shows first, in the language that the edge expects it to be shown in. */
export interface PageWords<Tree = object> {
  readonly language: string;
  /** Texts by the namespace of their copy file. */
  readonly words: Readonly<Record<string, Tree>>;
}
