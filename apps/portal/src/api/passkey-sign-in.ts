import {
  type PasskeyChallengeAnswer,
  type PasskeyChallengeRequest,
  type PasskeySignInAnswer,
  type PasskeySignInRequest,
  restPaths,
} from '@linework/contract';
import { startAuthentication } from '@simplewebauthn/browser';
import { call } from './http.ts';
import { dialogEnd } from './passkey-dialog.ts';
import { exchange, newVerifier } from './sign-in.ts';

/** Why the browser brought no passkey: its dialog was closed, or it could not use what was picked. */
export type PasskeyRefusal = 'canceled' | 'LW-AUT-052';

/**
 * Signs in by whichever passkey somebody picks.
 * @returns `null` once they are signed in
 * @throws CallProblem where the edge refuses
 */
export async function signInWithPasskey(rememberMe: boolean): Promise<PasskeyRefusal | null> {
  const { verifier, challenge: code_challenge } = await newVerifier();
  const asked: PasskeyChallengeRequest = { code_challenge };
  const optionsJSON = await call<PasskeyChallengeAnswer>(restPaths.passkeyChallenge, {
    method: 'POST',
    body: asked,
  });
  const credential = await startAuthentication({ optionsJSON }).catch(dialogEnd);
  if (typeof credential === 'string') return credential === 'canceled' ? 'canceled' : 'LW-AUT-052';
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const body: PasskeySignInRequest = {
    code_verifier: verifier,
    remember_me: rememberMe,
    credential: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
  };
  const { code } = await call<PasskeySignInAnswer>(restPaths.passkeySignIn, { method: 'POST', body });
  await exchange({ code, verifier });
  return null;
}
