/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'flow name',
  ordinaryStates: ['loading', 'reviewing', 'submitting', 'done'],
};
