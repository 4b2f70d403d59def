/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'scheduled payments',
  resultPage: 'outcome',
  ordinaryStates: [
    'loading',
    'listing',
    'viewing',
    'enteringAmount',
    'preparingReview',
    'reviewing',
    'submitting',
    'changed',
  ],
};
