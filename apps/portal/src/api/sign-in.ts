import {
  restPaths,
  type SignInAnswer,
  type SignInRequest,
  signInParameters,
  type TokenAnswer,
  type TokenRequest,
} from '@linework/contract';
import { call } from './http.ts';

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The PKCE challenge of a verifier: its SHA-256, base64url (RFC 7636, S256). */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

/** Signs in: user name and password for a code, the code and its verifier for a session cookie. */
export async function signIn(credentials: {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}): Promise<void> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const request: SignInRequest = {
    client_id: signInParameters.clientId,
    credential_type: signInParameters.credentialType,
    response_type: signInParameters.responseType,
    code_challenge_method: signInParameters.codeChallengeMethod,
    code_challenge: await challengeOf(verifier),
    account_type: signInParameters.accountType,
    username: credentials.username,
    password: credentials.password,
    remember_me: credentials.rememberMe,
  };
  const { code } = await call<SignInAnswer>(restPaths.signIn, { method: 'POST', body: request });
  const exchange: TokenRequest = {
    grant_type: 'authorization_code',
    client_id: signInParameters.clientId,
    code,
    code_verifier: verifier,
  };
  await call<TokenAnswer>(restPaths.token, { method: 'POST', body: exchange });
}
