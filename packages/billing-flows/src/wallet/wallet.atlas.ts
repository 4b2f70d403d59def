/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'wallet',
  resultPage: 'outcome',
  ordinaryStates: ['loading', 'choosingMethod', 'enteringCard', 'naming', 'adding', 'added'],
};
