/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'one-time payment',
  resultPage: 'payment',
  ordinaryStates: [
    'loading',
    'enteringAmount',
    'choosingMethod',
    'choosingDate',
    'preparingReview',
    'reviewing',
    'savingAttempt',
    'submitting',
    'paid',
  ],
};
