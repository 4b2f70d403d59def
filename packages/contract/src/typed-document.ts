/** A graph operation by the id that the edge knows it by, carrying the types of its variables and result. */
export interface TypedDocument<Result, Variables> {
  /** `sha256:` and the hash of the operation's text (GraphQL over HTTP, "Persisted Documents"). */
  readonly id: string;
  readonly name: string;
  /** Never set: it only carries the types. */
  readonly types?: { readonly result: Result; readonly variables: Variables };
}

/** The operations of a graph by their ids, each as text with its fragments. Whoever asks needs the ids alone. */
export type DocumentTexts = Readonly<Record<string, string>>;
