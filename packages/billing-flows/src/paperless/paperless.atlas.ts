/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'paperless billing',
  resultPage: 'outcome',
  ordinaryStates: ['loading', 'overview', 'enteringAddress', 'confirming', 'submitting', 'enrolled'],
};
