import {
  type SignInAnswer,
  type SignInRequest,
  signInParameters,
  startPaths,
  type TokenAnswer,
  type TokenRequest,
} from '@linework/contract';
import { call } from './http.ts';
import { forgetOwedSignOut } from './owed-sign-out.ts';

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

/** What proves that both calls of a sign-in are one browser's (RFC 7636). */
export async function newVerifier(): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { verifier, challenge: await challengeOf(verifier) };
}

/** A right password, and the code that is still to be traded for a session. */
export interface HalfSignedIn {
  readonly code: string;
  readonly verifier: string;
}

/** Trades a code and its verifier for a session cookie. */
export async function exchange({ code, verifier }: HalfSignedIn): Promise<void> {
  const body: TokenRequest = {
    grant_type: 'authorization_code',
    client_id: signInParameters.clientId,
    code,
    code_verifier: verifier,
  };
  await call<TokenAnswer>(startPaths.token, { method: 'POST', body });
  forgetOwedSignOut();
}

/**
 * Signs in: user name and password for a code, the code and its verifier for a session cookie.
 * @returns what waits for a second step; `null` where somebody is signed in
 */
export async function signIn(credentials: {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}): Promise<HalfSignedIn | null> {
  const { verifier, challenge } = await newVerifier();
  const request: SignInRequest = {
    client_id: signInParameters.clientId,
    credential_type: signInParameters.credentialType,
    response_type: signInParameters.responseType,
    code_challenge_method: signInParameters.codeChallengeMethod,
    code_challenge: challenge,
    account_type: signInParameters.accountType,
    username: credentials.username,
    password: credentials.password,
    remember_me: credentials.rememberMe,
  };
  const { code, awaits_second_step: isHalf } = await call<SignInAnswer>(startPaths.signIn, {
    method: 'POST',
    body: request,
  });
  const begun = { code, verifier };
  if (isHalf) return begun;
  await exchange(begun);
  return null;
}
