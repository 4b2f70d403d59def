import { expect, it } from 'vitest';
import { createCallsUnderWay } from './calls-under-way.ts';

const isOver = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((done) => setImmediate(done, false))]);

it('nothing is waited for where nothing was asked', async () => {
  expect(await isOver(createCallsUnderWay().allReceived())).toBe(true);
});

it('a call is waited for until the mock network has received it', async () => {
  const calls = createCallsUnderWay();
  calls.made('GET /api/one');
  const all = calls.allReceived();
  calls.received('GET /api/other');
  expect(await isOver(all)).toBe(false);
  calls.received('GET /api/one');
  expect(await isOver(all)).toBe(true);
});

it('two calls of one name are two', async () => {
  const calls = createCallsUnderWay();
  calls.made('GET /api/one');
  calls.made('GET /api/one');
  const all = calls.allReceived();
  calls.received('GET /api/one');
  expect(await isOver(all)).toBe(false);
  calls.received('GET /api/one');
  expect(await isOver(all)).toBe(true);
});

it('a call that ends without having been received holds up nobody', async () => {
  const calls = createCallsUnderWay();
  const ended = calls.made('GET /api/one');
  const all = calls.allReceived();
  ended();
  expect(await isOver(all)).toBe(true);
});
