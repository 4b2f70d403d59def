/** Id of the element in the portal's page that holds `PageAnswer`s as JSON. */
export const pageAnswersId = 'linework-answers';

/** What is answered to a question that the page would ask at once, sent along with the page itself. */
export interface PageAnswer<Result = object> {
  /** The operation's name; of a call that is no operation of the graph, its path. */
  readonly name: string;
  readonly variables: object;
  /** The `data` of the graph's answer, or what the call answers. */
  readonly data: Result;
}
