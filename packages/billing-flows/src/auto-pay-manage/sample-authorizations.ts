import { authorizationVersion, autoPayTerms, type GivenAuthorization } from '@linework/domain';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { autoPayOn, methodOf, withMobile } from './sample-auto-pay.ts';

/** Turned on, changed in Spanish and canceled; mobile service's goes on. */
export function sampleAuthorizations(): readonly GivenAuthorization[] {
  const both = withMobile(autoPayOn);
  const { autoPay } = fakeEdge(both);
  autoPay.change(
    {
      acceptedTerms: autoPayTerms,
      textVersion: authorizationVersion,
      language: 'es',
      scopes: ['allServices'],
      paymentMethodId: methodOf(both, 'creditCard'),
      cardDataToken: null,
      debitDay: null,
    },
    'change',
  );
  autoPay.cancel('allServices', 'cancel');
  return autoPay.authorizations();
}
