import { type Scenario, storyScenario } from '@linework/fixtures';
import type { DevicePaymentPorts } from './device-payment.types.ts';

/** Ports that answer for a scenario's customer. Once the edge answers this flow, its fake stands behind them. */
export const samplePorts = (
  changes: Partial<DevicePaymentPorts> = {},
  scenario: Scenario = storyScenario('current'),
): DevicePaymentPorts => ({
  loadFacts: async () => ({ companyName: scenario.facts.account.companyName }),
  submit: async () => {},
  ...changes,
});
