import fc from 'fast-check';

/** How a request reaches the edge, and what becomes of its answer. */
export interface Sending {
  /** Sent so often with one key: whoever hears nothing asks again. */
  readonly times: 1 | 2 | 3;
  /** All at the same time, in this order of calls; `null` one after the other. */
  readonly order: number | null;
  /** The edge dies at its so-many-th call while it answers the first time. */
  readonly dies: { readonly atCall: number; readonly isDone: boolean } | null;
}

export const sentOnce: Sending = { times: 1, order: null, dies: null };

export type Part = 'due' | 'half' | 'dollar' | 'over';
export type With = 'card' | 'bank';

/** What a customer does; whom, which payment and which day it means follows from what is there. */
export type Act =
  | { readonly act: 'pay'; readonly part: Part; readonly with: With; readonly inDays: number }
  | {
      readonly act: 'edit';
      readonly which: number;
      readonly part: Part | null;
      readonly with: With | null;
      readonly inDays: number | null;
      /** By somebody who saw the payment as it was before. */
      readonly isStale: boolean;
    }
  | { readonly act: 'cancel'; readonly which: number }
  | { readonly act: 'enroll'; readonly with: With; readonly day: number; readonly pays: boolean }
  | { readonly act: 'change'; readonly with: With | null; readonly day: number | null }
  /** Another card takes the place of the saved one's numbers. */
  | { readonly act: 'replace'; readonly card: number }
  | { readonly act: 'end' };

export type Step =
  | { readonly do: 'act'; readonly who: number; readonly act: Act; readonly sending: Sending }
  /** Two customers' acts of one account, at the same time. */
  | {
      readonly do: 'together';
      readonly who: number;
      readonly acts: readonly [Act, Act];
      readonly order: number;
    }
  /** The worker is at work while a customer acts. */
  | { readonly do: 'meanwhile'; readonly who: number; readonly act: Act; readonly order: number }
  /** Days go by, and the worker with them or not; then it is some hour. */
  | { readonly do: 'wait'; readonly days: number; readonly hour: number; readonly works: boolean }
  /** The worker dies at its so-many-th call. */
  | { readonly do: 'dies'; readonly atCall: number; readonly isDone: boolean }
  | { readonly do: 'twoWorkers'; readonly order: number }
  | { readonly do: 'fault'; readonly mode: 'none' | 'down' | 'silentBeforeCharge' | 'silentAfterCharge' };

const order = fc.nat({ max: 0xffff });
const who = fc.nat({ max: 2 });
const part = fc.constantFrom<Part>('due', 'half', 'dollar', 'over');
const by = fc.constantFrom<With>('card', 'bank');
/** One time in two. */
const maybe = <One>(one: fc.Arbitrary<One>) => fc.option(one, { nil: null, freq: 2 });

const anAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      part,
      with: by,
      inDays: fc.constantFrom(0, 0, 1, 2, 3, 5, 8, 13),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('edit' as const),
      which: fc.nat({ max: 1 }),
      part: maybe(part),
      with: maybe(by),
      inDays: maybe(fc.constantFrom(0, 1, 2, 4, 9)),
      isStale: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), which: fc.nat({ max: 1 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('enroll' as const),
      with: by,
      day: fc.nat({ max: 12 }),
      pays: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      with: maybe(by),
      day: maybe(fc.nat({ max: 12 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('replace' as const), card: fc.nat({ max: 8 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('end' as const) }) },
);

const death = fc.record({ atCall: fc.nat({ max: 6 }), isDone: fc.boolean() });
const sending: fc.Arbitrary<Sending> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(sentOnce) },
  {
    weight: 1,
    arbitrary: fc.record({
      times: fc.constantFrom(2 as const, 3 as const),
      order: maybe(order),
      dies: fc.constant(null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ times: fc.constant(2 as const), order: fc.constant(null), dies: death }),
  },
);

const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: fc.constant('act' as const), who, act: anAct, sending }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(0, 1, 1, 2, 3, 4, 5, 7),
      hour: fc.constantFrom(0, 9, 12, 19, 20, 23),
      works: fc.constantFrom(true, true, true, true, false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('together' as const), who, acts: fc.tuple(anAct, anAct), order }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('meanwhile' as const), who, act: anAct, order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('dies' as const),
      atCall: fc.nat({ max: 24 }),
      isDone: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('twoWorkers' as const), order }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      mode: fc.constantFrom('none' as const, 'none', 'down', 'silentBeforeCharge', 'silentAfterCharge'),
    }),
  },
);

/** What happens in one history; whose it is follows from `people`. */
export interface History {
  readonly people: number;
  readonly steps: readonly Step[];
}

export const aHistory: fc.Arbitrary<History> = fc.record({
  people: fc.noShrink(fc.nat({ max: 0xffff_ffff })),
  steps: fc.array(aStep, { minLength: 1, maxLength: 24, size: 'max' }),
});
