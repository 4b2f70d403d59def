/** What reviewers are told of this flow; no customer loads it. */
export const atlas = {
  name: 'quick pay',
  resultPage: 'dialog',
  ordinaryStates: ['loading', 'confirming', 'savingAttempt', 'submitting', 'paid'],
};
