import type { Payment, ScheduledAnswer } from '@linework/domain';
import { type Scenario, type ScenarioName, storyScenario } from '@linework/fixtures';

/** A scenario whose payments that wait are other ones than they were. */
export function waitingAs(
  name: ScenarioName,
  change: (payment: Payment, index: number) => Partial<Payment>,
): Scenario {
  const scenario = storyScenario(name);
  const { facts } = scenario;
  const payments = facts.payments.map((payment, index) =>
    payment.status === 'scheduled' ? { ...payment, ...change(payment, index) } : payment,
  );
  return { ...scenario, facts: { ...facts, payments } };
}

/** The first payment that waits in a scenario. */
export function firstWaiting({ facts }: Scenario): Payment {
  const [first] = facts.payments
    .filter(({ status }) => status === 'scheduled')
    .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate));
  if (!first) throw new Error('Nothing waits in this scenario');
  return first;
}

/** A colleague of whoever is signed in. */
export const colleagueOf = ({ users: [, colleague] }: Scenario) => ({
  userId: colleague?.id ?? '',
  name: `${colleague?.firstName} ${colleague?.lastName}`,
});

/** An answer of the server about a payment. */
export const answered = (
  outcome: ScheduledAnswer['outcome'],
  payment: Payment | null,
  lastChange: ScheduledAnswer['lastChange'] = null,
): ScheduledAnswer => ({ outcome, payment, lastChange, reference: payment?.reference ?? '4WJD-7F3K' });
