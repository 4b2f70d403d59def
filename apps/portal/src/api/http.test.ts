import type { Problem } from '@linework/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOf } from '../session/session-end.ts';
import { type CallProblem, isCallProblem } from './call-problem.ts';
import { onCallProblem } from './call-problems.ts';
import { call, leaveBy, send } from './http.ts';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const problem: Problem = {
  type: 'https://portal.example/problems/LW-SYS-030',
  title: 'Maintenance',
  status: 401,
  code: 'LW-SYS-030',
  systemErrorCode: 'IN_MAINTENANCE',
  moneyState: 'notTaken',
  retry: { allowed: true, newKey: false, after: null },
  errors: [],
  correlatorId: 'c-1',
  reference: '7F3K-22QD',
};
const answerProblem = () =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });

async function problemOf(asked: Promise<unknown>): Promise<CallProblem> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isCallProblem(error)) throw new Error('The call went well');
  return error;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=t%2E1; profile=x' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('a call', () => {
  it('that changes something carries the XSRF token; one that asks does not', async () => {
    fetched.mockImplementation(async () => Response.json({}));
    await call('/x', { method: 'POST', body: { a: 1 } });
    await call('/x');
    const [[, post], [, get]] = fetched.mock.calls.map(([path, init]) => [
      path,
      new Headers(init.headers),
    ]) as [[string, Headers], [string, Headers]];
    expect(post.get('x-xsrf-token')).toBe('t.1');
    expect(get.has('x-xsrf-token')).toBe(false);
  });

  it('finds the token under its name over https too', async () => {
    vi.stubGlobal('document', { cookie: '__Host-XSRF-TOKEN=secure' });
    fetched.mockImplementation(async () => Response.json({}));
    await call('/x', { method: 'POST', body: {} });
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('x-xsrf-token')).toBe('secure');
  });

  it('that is refused tells the edge’s own problem, to its caller and to whoever listens', async () => {
    fetched.mockImplementation(async () => answerProblem());
    const heard: CallProblem[] = [];
    const stop = onCallProblem((one) => heard.push(one));
    const refused = await problemOf(call('/x'));
    stop();
    expect(refused).toMatchObject({ code: 'LW-SYS-030', status: 401, isMaintenance: true });
    expect(heard).toEqual([refused]);
    expect(endOf(refused)).toBe('maintenance');
  });

  it('that is never answered is nobody’s fault, and ends no session', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const lost = await problemOf(call('/x'));
    expect(lost).toMatchObject({ code: 'LW-SYS-010', status: 0, problem: null });
    expect(endOf(lost)).toBeNull();
  });

  it('answered by something that is no problem document is not taken for one', async () => {
    fetched.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await problemOf(call('/x'))).toMatchObject({ code: 'LW-SYS-010', status: 502, problem: null });
  });
});

describe('the last call of whoever leaves', () => {
  const leave = () => leaveBy(send('/leave', { method: 'POST', body: {} }));

  it('has no other made until it is answered, nor heard of how one went that was made before', async () => {
    const answers = new Map<string, (response: Response) => void>();
    fetched.mockImplementation((path) => new Promise((resolve) => answers.set(path, resolve)));
    const heard: CallProblem[] = [];
    const stop = onCallProblem((one) => heard.push(one));
    const before = problemOf(call('/before'));
    const leaving = leave();
    const meanwhile = problemOf(call('/meanwhile'));
    answers.get('/before')?.(answerProblem());
    expect(await before).toMatchObject({ status: 401 });
    expect(await meanwhile).toMatchObject({ status: 0 });
    answers.get('/leave')?.(Response.json({}));
    await leaving;
    stop();
    expect([...answers.keys()]).toEqual(['/before', '/leave']);
    expect(heard).toEqual([]);
  });

  it('tells its caller where it fails, and others are made as ever afterwards', async () => {
    fetched.mockImplementationOnce(async () => answerProblem());
    expect(await problemOf(leave())).toMatchObject({ status: 401 });
    fetched.mockImplementation(async () => Response.json({}));
    await expect(call('/afterwards')).resolves.toEqual({});
  });
});
