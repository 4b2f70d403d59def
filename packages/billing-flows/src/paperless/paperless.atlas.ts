/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'paperless billing',
  ordinaryStates: ['loading', 'overview', 'enteringAddress', 'confirming', 'submitting', 'enrolled'],
};
