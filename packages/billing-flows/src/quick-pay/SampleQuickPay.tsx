import { quickPayment } from '@linework/domain';
import { paymentOptionsOf, type Scenario, type ScenarioName, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { samplePaymentPorts } from '@linework/parts/payment/sample';
import { fn } from 'storybook/test';
import { QuickPayDialog, type StateName } from './QuickPayDialog.tsx';
import { quickPayMachine } from './quick-pay.machine.ts';
import { emptyContext } from './quick-pay.rules.ts';
import type { QuickPayContext, QuickPayPorts } from './quick-pay.types.ts';

export interface SampleQuickPayProps {
  readonly scenario?: ScenarioName | Scenario;
  /** Opens in a state and stands still; without one it is played from the start. */
  readonly state?: StateName;
  readonly context?: Partial<QuickPayContext>;
  readonly ports?: QuickPayPorts;
  readonly onClose?: () => void;
}

/** What is known of a scenario's customer at the confirmation. */
export function confirmedBy(scenario: Scenario): QuickPayContext {
  const options = paymentOptionsOf(scenario);
  const payment = quickPayment(options);
  if (!payment) throw new Error('Nothing is paid at once here');
  return {
    ...emptyContext,
    options,
    amount: { choice: payment.choice, money: payment.money },
    method: { kind: 'saved', methodId: payment.method.id, token: null },
    date: options.dates.today,
    preview: { nearbyDebits: [], autoPayEffect: null },
  };
}

/** Quick pay as a customer of a scenario sees it. */
export function SampleQuickPay({
  scenario = 'current',
  state,
  context,
  ports,
  onClose,
}: SampleQuickPayProps) {
  const sample = typeof scenario === 'string' ? storyScenario(scenario) : scenario;
  const known = state && state !== 'loading' && !context?.options ? confirmedBy(sample) : emptyContext;
  const snapshot = state
    ? quickPayMachine.resolveState({ value: state, context: { ...known, ...context } })
    : undefined;
  return (
    <QuickPayDialog
      brandName="Linework Business"
      timeZone={sample.facts.account.timeZone}
      userId={sample.users[0].id}
      links={{
        paymentTerms: '/terms',
        stores: '/stores',
        otherWay: (amount) => `/billing/pay-bill?open=otp&amount=${amount}`,
        payment: (id) => `/billing/pay-bill?open=otp&step=result&payment=${id}`,
      }}
      onSignIn={fn()}
      onClose={onClose ?? fn()}
      ports={ports ?? samplePaymentPorts(fakeEdge(sample), 'quick-pay').ports}
      snapshot={snapshot}
    />
  );
}
