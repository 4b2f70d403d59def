import {
  type AutoPayScope,
  authorizationFor,
  autoPayTerms,
  type EnrolmentOffer,
  enrolmentOffer,
  type OutcomeCode,
  type Payment,
  type PaymentMethodType,
  type PaymentOptions,
  zero,
} from '@linework/domain';
import { paymentOptionsOf, type ScenarioName, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { namedBefore, refused } from '@linework/parts/payment/sample';
import type { EnrollContext } from './auto-pay-enroll.types.ts';

/**
 * How a scenario's account stands once Auto Pay is on.
 * @param day 1–31; the one that is offered where none is named
 * @throws an error where it is refused
 */
export function enrolledOfferOf(
  name: ScenarioName,
  type: PaymentMethodType = 'creditCard',
  day: number | null = null,
  scope: AutoPayScope = 'allServices',
): EnrolmentOffer {
  const scenario = storyScenario(name);
  const edge = fakeEdge(scenario);
  const { autoPay } = edge;
  const method = scenario.facts.methods.find((saved) => saved.type === type);
  const { ending, overview } = autoPay.enroll(
    {
      scope,
      ...namedBefore(edge, method?.id ?? null),
      debitDay: day ?? autoPay.overview(zero, scope).defaultDebitDay ?? 1,
      acceptedTerms: autoPayTerms,
      textVersion: authorizationFor([scope]).textVersion,
      language: 'en',
    },
    'sample',
  );
  if (ending !== 'enrolled') throw new Error(`Auto Pay of ${name} was ${ending}: there is nothing to draw`);
  return enrolmentOffer(overview, scope);
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
