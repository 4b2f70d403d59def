/** A graph operation as text, carrying the types of its variables and result. */
export interface TypedDocument<Result, Variables> {
  readonly name: string;
  readonly text: string;
  /** Never set: it only carries the types. */
  readonly types?: { readonly result: Result; readonly variables: Variables };
}
