import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { cancellationOf } from './cancellation.ts';

const cancelled = payment('cancelled', 500, '2026-12-06');

test.each([
  [
    'a canceled payment, with the day it was canceled beside the one it was set for',
    { kind: 'payment', payment: cancelled, cancelledDate: '2026-11-25' },
    { on: '2026-11-25', setFor: '2026-12-06' },
  ],
  [
    'one that was canceled nobody knows when, with the day it was set for alone',
    { kind: 'payment', payment: cancelled, cancelledDate: null },
    { on: null, setFor: '2026-12-06' },
  ],
  [
    'one that waits for its day, as no cancellation',
    { kind: 'payment', payment: payment('scheduled', 500, '2026-12-06'), cancelledDate: null },
    null,
  ],
  ['a bill, as no cancellation', { kind: 'charge', payment: null, cancelledDate: null }, null],
] as const)('tells %s', (_, line, told) => expect(cancellationOf(line)).toEqual(told));
