/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'turning on Auto Pay',
  resultPage: 'payment',
  ordinaryStates: [
    'loading',
    'enteringAmount',
    'choosingMethod',
    'preparingReview',
    'reviewing',
    'savingAttempt',
    'submitting',
    'enrolled',
  ],
};
