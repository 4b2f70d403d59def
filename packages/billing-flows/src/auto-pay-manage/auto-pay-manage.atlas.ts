/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'managing Auto Pay',
  resultPage: 'outcome',
  ordinaryStates: [
    'loading',
    'summary',
    'choosingMethod',
    'preparingReview',
    'reviewing',
    'submitting',
    'changed',
  ],
};
