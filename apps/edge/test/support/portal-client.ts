import { createHash, randomBytes } from 'node:crypto';
import { restPaths, signInParameters } from '@linework/contract';
import { demoPassword } from '@linework/fixtures';

/** A browser in little: keeps cookies, repeats the XSRF cookie in its header. */
export interface PortalClient {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Any other call, with the XSRF header unless `headers` say otherwise. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Both calls of a sign-in. @throws when either is refused */
  signIn(username: string, password?: string): Promise<{ readonly idToken: string }>;
}

/** The PKCE pair of one sign-in. */
export function pkce(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export const signInBody = (username: string, password: string, challenge: string) => ({
  client_id: signInParameters.clientId,
  credential_type: signInParameters.credentialType,
  response_type: signInParameters.responseType,
  code_challenge_method: signInParameters.codeChallengeMethod,
  code_challenge: challenge,
  account_type: signInParameters.accountType,
  username,
  password,
  remember_me: false,
});

export const tokenBody = (code: string, verifier: string) => ({
  grant_type: 'authorization_code',
  client_id: signInParameters.clientId,
  code,
  code_verifier: verifier,
});

/** @param url where the edge listens */
export function portalClient(url: string): PortalClient {
  const cookies = new Map<string, string>();

  async function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const client: PortalClient = {
    cookies,
    get: async (path, headers = {}) => await call('GET', path, headers),
    send: async (method, path, body, headers = {}) => {
      const xsrf = cookies.get('XSRF-TOKEN') ?? cookies.get('__Host-XSRF-TOKEN');
      return await call(method, path, { ...(xsrf && { 'x-xsrf-token': xsrf }), ...headers }, body);
    },
    signIn: async (username, password = demoPassword) => {
      const { verifier, challenge } = pkce();
      const first = await client.send('POST', restPaths.signIn, signInBody(username, password, challenge));
      if (!first.ok) throw new Error(`Sign-in was refused: ${await first.text()}`);
      const { code }: { code: string } = await first.json();
      const second = await client.send('POST', restPaths.token, tokenBody(code, verifier));
      if (!second.ok) throw new Error(`The exchange was refused: ${await second.text()}`);
      const answer: { id_token: string } = await second.json();
      return { idToken: answer.id_token };
    },
  };
  return client;
}
