import { expect, test } from 'vitest';
import { outcomeCodes, outcomes } from '../outcomes/outcomes.ts';
import { codeInFlow, sessionStandings } from './session-standing.ts';

test('a standing that ends a session is told with an outcome that leads back, or waits', () => {
  for (const { isSignedIn, outcome } of Object.values(sessionStandings)) {
    if (isSignedIn) expect(outcome).toBeNull();
    if (outcome) expect(['signIn', 'reload']).toContain(outcomes[outcome].nextActions[0]);
  }
});

test('within a flow a session that is gone is told as one that left the form, every other code as it is', () => {
  expect(codeInFlow(sessionStandings.refused.outcome)).toBe(sessionStandings.expired.outcome);
  expect(outcomes[sessionStandings.expired.outcome].moneyState).toBe('notTaken');
  for (const code of outcomeCodes) {
    if (code !== sessionStandings.refused.outcome) expect(codeInFlow(code)).toBe(code);
  }
});
