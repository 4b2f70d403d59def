/** Id of the element in the portal's page that holds `PageAnswer`s as JSON. */
export const pageAnswersId = 'linework-answers';

/** What the graph answers to a question that the page would ask at once, sent along with the page itself. */
export interface PageAnswer<Result = object> {
  /** The operation's name. */
  readonly name: string;
  readonly variables: object;
  /** The `data` of the graph's answer. */
  readonly data: Result;
}
