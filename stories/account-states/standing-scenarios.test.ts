import { accountStandings } from '@linework/domain';
import { billingSummaryOf, storyScenario } from '@linework/fixtures';
import { expect, it } from 'vitest';
import { standingScenarios } from './standing-scenarios.ts';

it.each(accountStandings)('the sample customer for %s is in that standing', (standing) => {
  const summary = billingSummaryOf(storyScenario(standingScenarios[standing]));
  expect(summary.standing.name).toBe(standing);
});
