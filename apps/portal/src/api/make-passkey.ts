import type { PasskeyMade } from '@linework/account-areas/sign-in-security';
import { type PasskeyAddRequest, type PasskeySetUpAnswer, restPaths } from '@linework/contract';
import { PortProblem } from '@linework/parts/ports';
import { startRegistration } from '@simplewebauthn/browser';
import { call, send } from './http.ts';
import { dialogEnd } from './passkey-dialog.ts';
import { throughPort } from './port-calls.ts';

/** Asks what a passkey is made by. @returns what has the browser make it, and the edge keep it */
export async function beginPasskey(): Promise<() => Promise<PasskeyMade>> {
  const optionsJSON = await throughPort(
    call<PasskeySetUpAnswer>(restPaths.passkeySetUp, { method: 'POST', body: {} }),
  );
  let made: PasskeyAddRequest | null = null;
  return async () => {
    // Made once: where the edge asks for the password again, the same is sent again.
    if (!made) {
      const credential = await startRegistration({ optionsJSON }).catch(dialogEnd);
      if (credential === 'failed') throw new PortProblem('LW-AUT-053');
      if (typeof credential === 'string') return credential;
      const { id, rawId, type, response } = credential;
      const { clientDataJSON, attestationObject, transports } = response;
      made = {
        credential: {
          id,
          rawId,
          type,
          clientExtensionResults: {},
          response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
        },
      };
    }
    await throughPort(send(restPaths.passkeyAdd, { method: 'POST', body: made }));
    return 'added';
  };
}
