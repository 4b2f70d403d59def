import { expect, test } from 'vitest';
import { outcomes } from '../outcomes/outcomes.ts';
import { sessionStandings } from './session-standing.ts';

test('a standing that ends a session is told with an outcome that leads back, or waits', () => {
  for (const { isSignedIn, outcome } of Object.values(sessionStandings)) {
    if (isSignedIn) expect(outcome).toBeNull();
    if (outcome) expect(['signIn', 'reload']).toContain(outcomes[outcome].nextActions[0]);
  }
});
