import { type Scenario, storyScenario } from '@linework/fixtures';
import type { FlowNamePorts } from './flow-name.types.ts';

/** Ports that answer for a scenario's customer. Once the edge answers this flow, its fake stands behind them. */
export const samplePorts = (
  changes: Partial<FlowNamePorts> = {},
  scenario: Scenario = storyScenario('current'),
): FlowNamePorts => ({
  loadFacts: async () => ({ companyName: scenario.facts.account.companyName }),
  submit: async () => {},
  ...changes,
});
