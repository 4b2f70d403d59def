import { analyticsFlows, type Problem, restPaths } from '@linework/contract';
import { expect, test } from 'vitest';
import { panelRows } from '../../addresses/generated/panel-rows.ts';
import { CallProblem } from '../../api/call-problem.ts';
import { errorFacts, flowPlaceIn } from './facts-of.ts';

const problem = (change: Partial<Problem> = {}): Problem => ({
  type: 'urn:linework:outcome:LW-SYS-010',
  title: 'Dana’s account 8245100194471 failed',
  status: 503,
  code: 'LW-SYS-010',
  systemErrorCode: null,
  moneyState: 'notApplicable',
  retry: { allowed: true, newKey: false, after: null },
  errors: [],
  correlatorId: 'c',
  reference: '7F3K-22QD',
  ...change,
});
const failed = (path: string, told: Problem | null, others: readonly Problem[] = []) => ({
  problem: new CallProblem(told?.status ?? 0, told),
  path,
  others,
});

test('every flow that opens over a page is one of the catalogue’s', () => {
  expect(
    panelRows.map(({ flow }) => flow).filter((flow) => !analyticsFlows.some((one) => one === flow)),
  ).toEqual([]);
});

test.each([
  ['?open=otp', { flow: 'one-time-payment', step: 'start' }],
  [
    '?open=otp&step=review&payment=7d444840-9dc0-11d1-b245-5ffdce74fad2',
    { flow: 'one-time-payment', step: 'review' },
  ],
  ['?open=otp&step=Dana%20Whitfield', { flow: 'one-time-payment', step: 'other' }],
  ['?open=elsewhere&step=review', null],
  ['?step=review', null],
])('of %s nothing is told but words of the catalogue', (search, place) => {
  expect(flowPlaceIn('payBill', search)).toEqual(place);
});

test('a failed call is told by its codes, never by its words', () => {
  expect(errorFacts(failed(restPaths.accounts, problem()), 'payBill', true)).toEqual([
    { name: 'error', kind: 'api', code: 'LW-SYS-010', status: 503, page: 'payBill' },
  ]);
  expect(errorFacts(failed(restPaths.accounts, null), 'payBill', true)).toEqual([
    { name: 'error', kind: 'api', code: 'LW-SYS-010', status: 0, page: 'payBill' },
  ]);
});

test.each([
  ['NETPSC1001', { kind: 'personalSecurityCode', systemErrorCode: 'NETPSC1001' }],
  ['IN_MAINTENANCE', { kind: 'api', systemErrorCode: 'IN_MAINTENANCE' }],
  ['NETPSC for Dana Whitfield', { kind: 'personalSecurityCode' }],
  ['Dana Whitfield', { kind: 'api' }],
])('the system error code %s is told as %o', (systemErrorCode, told) => {
  expect(errorFacts(failed(restPaths.cardData, problem({ systemErrorCode })), 'payBill', true)).toEqual([
    { name: 'error', code: 'LW-SYS-010', status: 503, page: 'payBill', ...told },
  ]);
});

test('a ping is never told of', () => {
  expect(errorFacts(failed(restPaths.ping, null), 'payBill', true)).toEqual([]);
});

test('errors of the graph are told one by one where that is on, twenty of a call; else as one call', () => {
  const others = Array.from({ length: 30 }, () => problem({ code: 'LW-AUT-050', status: 403 }));
  const told = (oneByOne: boolean) =>
    errorFacts(failed(restPaths.graph, problem(), others), 'payBill', oneByOne);
  expect(told(true).length).toBe(20);
  expect(told(true).map(({ kind, code }) => `${kind} ${code}`)).toContain('graph LW-AUT-050');
  expect(told(false)).toEqual([
    { name: 'error', kind: 'api', code: 'LW-SYS-010', status: 503, page: 'payBill' },
  ]);
});
