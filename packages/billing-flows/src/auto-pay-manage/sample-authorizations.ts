import { authorizationVersion, autoPayTerms, type GivenAuthorization } from '@linework/domain';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { namedBefore } from '@linework/parts/payment/sample';
import { autoPayOn, methodOf, withMobile } from './sample-auto-pay.ts';

/** Turned on, changed in Spanish and canceled; mobile service's goes on. */
export function sampleAuthorizations(): readonly GivenAuthorization[] {
  const both = withMobile(autoPayOn);
  const edge = fakeEdge(both);
  const { autoPay } = edge;
  autoPay.change(
    {
      acceptedTerms: autoPayTerms,
      textVersion: authorizationVersion,
      language: 'es',
      scopes: ['allServices'],
      ...namedBefore(edge, methodOf(both, 'creditCard')),
      debitDay: null,
    },
    'change',
  );
  autoPay.cancel('allServices', 'cancel');
  return autoPay.authorizations();
}
