import { createHash, randomBytes } from 'node:crypto';
import { restPaths, type SignInRequest, signInParameters, type TokenRequest } from '@linework/contract';
import type { BrowserContext } from '@playwright/test';

/** Signs a browser in by the two calls that the sign-in page makes, for journeys that are not about that page. */
export async function signInByCalls(
  { request }: BrowserContext,
  { username, password }: Pick<SignInRequest, 'username' | 'password'>,
): Promise<void> {
  const verifier = randomBytes(32).toString('base64url');
  const asked: SignInRequest = {
    client_id: signInParameters.clientId,
    credential_type: signInParameters.credentialType,
    response_type: signInParameters.responseType,
    code_challenge_method: signInParameters.codeChallengeMethod,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    account_type: signInParameters.accountType,
    username,
    password,
    remember_me: false,
  };
  const answer = await request.post(restPaths.signIn, { data: asked, failOnStatusCode: true });
  const { code }: { code: string } = await answer.json();
  const exchange: TokenRequest = {
    grant_type: 'authorization_code',
    client_id: signInParameters.clientId,
    code,
    code_verifier: verifier,
  };
  await request.post(restPaths.token, { data: exchange, failOnStatusCode: true });
}
