import {
  authorizationVersion,
  autoPayTerms,
  type EnrolmentOffer,
  enrolmentOffer,
  type OutcomeCode,
  type Payment,
  type PaymentMethodType,
  type PaymentOptions,
} from '@linework/domain';
import { paymentOptionsOf, type ScenarioName, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { refused } from '@linework/parts/payment/sample';
import type { EnrollContext } from './auto-pay-enroll.types.ts';

/** How a scenario's account stands once Auto Pay is on. @param day 1–31; the one that is offered where none is named */
export function enrolledOfferOf(
  name: ScenarioName,
  type: PaymentMethodType = 'creditCard',
  day: number | null = null,
): EnrolmentOffer {
  const scenario = storyScenario(name);
  const { autoPay } = fakeEdge(scenario);
  const { overview } = autoPay.enroll(
    {
      scope: 'allServices',
      paymentMethodId: scenario.facts.methods.find((method) => method.type === type)?.id ?? null,
      cardDataToken: null,
      debitDay: day ?? autoPay.overview().defaultDebitDay ?? 1,
      acceptedTerms: autoPayTerms,
      textVersion: authorizationVersion,
      language: 'en',
    },
    'sample',
  );
  return enrolmentOffer(overview);
}

const nothingDue: PaymentOptions = paymentOptionsOf(storyScenario('nothingDue'));

/** The page after an outcome that left Auto Pay off, with the payment of the same pass where one was made. */
export const stoppedWith = (
  outcome: OutcomeCode,
  payment: Payment | null = null,
): Partial<EnrollContext> => ({
  result: {
    ...refused(outcome),
    payment,
    offer: null,
    options: outcome === 'LW-PAY-020' || payment?.status === 'successful' ? nothingDue : null,
  },
});
