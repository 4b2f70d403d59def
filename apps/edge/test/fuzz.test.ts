import { problemMediaType } from '@linework/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherAccount, ownAccount } from '../fuzz/fuzz-accounts.ts';
import { plainRequest } from '../fuzz/fuzz-request.ts';
import { type FuzzWorld, startFuzzWorld } from '../fuzz/fuzz-world.ts';
import { brokenPromises } from '../fuzz/promises.ts';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import type { FuzzAnswer } from '../fuzz/send-request.ts';
import { newReference } from '../src/problems/new-reference.ts';
import { problemDocument } from '../src/problems/problem.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

/** Always the same, so that a run that failed fails again; `npm run edge:fuzz` takes another each time. */
const seed = 20_261_121;

describeOnEachEngine('What nobody foresaw', (under) => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await startFuzzWorld(under.database);
  });
  afterAll(async () => await world.stop());

  test('breaks no promise of the edge', async () => {
    const { failures } = await runFuzz(world, { seed, requests: 2_000, only: null });
    expect(failures, `npm run edge:fuzz -- --seed ${seed} --only INDEX repeats one`).toEqual([]);
  }, 300_000);
});

describe('A promise that is broken', () => {
  const noToken = 'aTokenThatNobodyElseHas';
  const callers = {
    foreignTo: () => [otherAccount.facts.account.companyName],
    secrets: () => [noToken],
  };
  const request = plainRequest('owner', 'GET', '/api/anything');
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const answer = (body: string, change: Partial<FuzzAnswer> = {}): FuzzAnswer => ({
    status: 200,
    headers: json,
    body,
    ...change,
  });
  const names = { correlatorId: 'correlator', reference: newReference() };
  const problem = (code: Parameters<typeof problemDocument>[0], status: number): FuzzAnswer =>
    answer(JSON.stringify(problemDocument(code, names)), {
      status,
      headers: { 'content-type': problemMediaType },
    });
  const brokenBy = (one: FuzzAnswer, logs: readonly string[] = []) =>
    brokenPromises({ request, answer: one, logs }, callers);

  test.each([
    ['a status of 500', answer('{}', { status: 500 })],
    ['a fault with its problem document', problem('LW-SYS-010', 503)],
    ['a refusal that is no problem document', answer('{"error":"no"}', { status: 400 })],
    ['a status that is not the document’s', problem('LW-SYS-060', 418)],
    [
      'a field that failed',
      answer(JSON.stringify({ errors: [{ extensions: problemDocument('LW-SYS-010', names) }] })),
    ],
    ['an error that is no problem document', answer('{"errors":[{"message":"no"}]}')],
    ['a refusal as a page', answer('<p>', { status: 400, headers: { 'content-type': 'text/html' } })],
    ['a line of a stack', answer('at charge (charge-payment.ts:12:3)')],
    ['a kind of error', answer('TypeError: x is not a function')],
    ['a statement', answer('select: SELECT id FROM account')],
    ['a SQLSTATE', answer('23505')],
    ['a folder of this machine', answer(import.meta.dirname.replace(/apps.*$/, ''))],
    ['another account', answer(otherAccount.facts.account.companyName)],
    [
      'another account in a header',
      answer('', { headers: { location: otherAccount.facts.account.companyName } }),
    ],
    ['a card number', answer('4000000000000002')],
    ['a session', answer(noToken)],
  ])('is found where the answer has %s', (_what, one) => {
    expect(brokenBy(one)).not.toEqual([]);
  });

  test.each([
    ['a fault', '{"level":50}'],
    ['a card number', '{"level":30,"path":"4000000000000002"}'],
    ['a session', `{"level":30,"token":"${noToken}"}`],
  ])('is found where the log has %s', (_what, line) => {
    expect(brokenBy(answer('{}'), [line])).not.toEqual([]);
  });

  test('is not found where all is as it should be', () => {
    expect(brokenBy(answer(JSON.stringify({ data: ownAccount.facts.account })))).toEqual([]);
    expect(brokenBy(problem('LW-SYS-060', 400), ['{"level":40}'])).toEqual([]);
  });
});
