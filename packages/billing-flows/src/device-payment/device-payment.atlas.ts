/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'device payment',
  resultPage: 'payment',
  ordinaryStates: [
    'loading',
    'enteringAmount',
    'choosingMethod',
    'reviewing',
    'savingAttempt',
    'submitting',
    'paid',
  ],
};
