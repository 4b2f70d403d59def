import { expect, test } from 'vitest';
import { outcomes } from '../outcomes/outcomes.ts';
import { statementStandings } from './statement-standing.ts';

test('a statement that cannot be shown is told with an outcome that says nothing of money', () => {
  for (const { outcome } of Object.values(statementStandings)) {
    if (outcome) expect(outcomes[outcome].moneyState).toBe('notApplicable');
  }
});
