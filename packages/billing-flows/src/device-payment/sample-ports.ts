import { mobileBillId } from '@linework/domain';
import { type Scenario, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { samplePaymentPorts, throughPort } from '@linework/parts/payment/sample';
import type { DevicePaymentPorts } from './device-payment.types.ts';

/** The device of a scenario's customer that most is left of. */
export function sampleDevice({ facts }: Scenario) {
  const device = facts.mobile?.devices[0];
  if (!device) throw new Error('This customer has no device');
  return device;
}

/** What it is paid under. */
export const payableId = (scenario: Scenario, pays: DevicePaymentPorts['pays']): string =>
  pays === 'mobileBill' ? mobileBillId(scenario.facts) : sampleDevice(scenario).id;

/** Ports on a fake edge of a scenario's customer, asked about one device or the mobile bill, which remember what was sent. */
export function samplePorts(
  changes: Partial<DevicePaymentPorts> = {},
  scenario: Scenario = storyScenario('mobileActive'),
  pays: DevicePaymentPorts['pays'] = 'device',
) {
  const edge = fakeEdge(scenario);
  const id = payableId(scenario, pays);
  const { ports: paying, sent, drafts } = samplePaymentPorts(edge, 'device-payment');
  const ports: DevicePaymentPorts = {
    ...paying,
    pays,
    loadOptions: () => throughPort(() => edge.payments.optionsFor(id)),
    findNamedPayment: (paymentId) => throughPort(() => edge.payments.find(paymentId)),
    ...changes,
  };
  return { ports, sent, drafts };
}
