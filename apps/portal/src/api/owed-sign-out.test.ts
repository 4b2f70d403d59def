import { setImmediate } from 'node:timers/promises';
import { xsrfCookie } from '@linework/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOwedSignOut, oweSignOut, settleOwedSignOut } from './owed-sign-out.ts';

/** What a browser keeps: each cookie written takes the place of the one of its name, and 0 seconds takes it away. */
function cookieJar(first: Record<string, string>) {
  const kept = new Map(Object.entries(first));
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      const [pair = '', ...flags] = written.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (flags.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

const signedIn = { [xsrfCookie]: 't' };
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const done = async () => new Response(null, { status: 204 });

function open(cookies: Record<string, string>, { onLine = true } = {}) {
  const document = cookieJar(cookies);
  const window = new EventTarget();
  const navigator = { onLine };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { protocol: 'http:' });
  const connect = () => {
    navigator.onLine = true;
    window.dispatchEvent(new Event('online'));
  };
  return { document, connect };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('a sign-out that the server could not be told of', () => {
  it('is told by the next page that is opened, once', async () => {
    open(signedIn);
    oweSignOut();
    fetched.mockImplementation(done);
    expect(await settleOwedSignOut()).toBe(true);
    expect(await settleOwedSignOut()).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1].method).toBe('POST');
  });

  it('stays owed while nothing answers, and nobody is signed in meanwhile', async () => {
    const { document } = open(signedIn);
    oweSignOut();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await settleOwedSignOut()).toBe(true);
    expect(document.cookie).toContain('sign-out=owed');
    expect(await settleOwedSignOut()).toBe(true);
  });

  it('without a connection is told as soon as it is back', async () => {
    const { document, connect } = open(signedIn, { onLine: false });
    fetched.mockImplementation(done);
    oweSignOut();
    expect(fetched).not.toHaveBeenCalled();
    connect();
    await vi.waitFor(() => expect(document.cookie).not.toContain('sign-out'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not sent again at once with a connection: its answer could end who signs in next', async () => {
    open(signedIn);
    oweSignOut();
    await setImmediate();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('ends nobody who has signed in since', async () => {
    const { document, connect } = open(signedIn, { onLine: false });
    oweSignOut();
    forgetOwedSignOut();
    connect();
    expect(await settleOwedSignOut()).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
    expect(document.cookie).toBe(`${xsrfCookie}=t`);
  });

  it('whose session another tab has ended asks nothing', async () => {
    open({ 'sign-out': 'owed' });
    expect(await settleOwedSignOut()).toBe(true);
    expect(await settleOwedSignOut()).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});
