/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'flow name',
  resultPage: 'outcome',
  ordinaryStates: ['loading', 'reviewing', 'submitting', 'done'],
};
