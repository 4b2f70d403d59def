import {
  type AmountChoice,
  fixedAmounts,
  outcomeCodes,
  outcomes,
  type Payment,
  paymentStatuses,
  paysOnline,
  usd,
} from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { answerToAddress } from '@linework/parts/flow/chart';
import { refused, samplePayment } from '@linework/parts/payment/sample';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, initialTransition, type SnapshotFrom, transition, waitFor } from 'xstate';
import { addressOf, places } from './flow-states.tsx';
import { writeDraft } from './one-time-payment.draft.ts';
import { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import { stateOfOutcome } from './one-time-payment.outcomes.ts';
import { providedMachine } from './one-time-payment.ports.ts';
import { emptyContext } from './one-time-payment.rules.ts';
import { wayInOf } from './one-time-payment.start.ts';
import type { OneTimePaymentEvent, PaymentDraft } from './one-time-payment.types.ts';
import { type PaymentAddress, steps } from './one-time-payment.types.ts';
import { answersOf } from './SampleFlow.tsx';
import { samplePorts } from './sample-ports.ts';

const customers = [
  'current',
  'pastDue50',
  'bankConnect',
  'nothingDue',
  'checking',
  'onlineBlocked',
  // What leaves by itself pays all that is due, or a part of it.
  'autoPayOn',
  'autoPayAndScheduled',
  'twoScheduled',
] as const;

type Snapshot = SnapshotFrom<typeof oneTimePaymentMachine>;

const anyDraft = fc.record({
  step: fc.constantFrom(...steps),
  choice: fc.constantFrom<AmountChoice>('amountDue', 'pastDue', 'left', 'other'),
  cents: fc.constantFrom(206, 17_825, 200_000, 9_999_999),
  hasMethod: fc.boolean(),
  /** What the kept attempt came to; `undefined` where none was sent, `null` where nothing came of it. */
  made: fc.constantFrom<Payment['status'] | null | undefined>(undefined, null, ...paymentStatuses),
});
const anyAddress: fc.Arbitrary<PaymentAddress> = fc.record(
  {
    step: fc.constantFrom(...steps, 'result' as const),
    amount: fc.constantFrom('amountDue' as const, 'pastDue' as const, 'left' as const),
    method: fc.constantFrom('saved', 'nobody’s'),
    payment: fc.constantFrom('of-this-account', 'of-nobody'),
  },
  { requiredKeys: [] },
);

/** Whatever a customer can do where they are, without a machine that answers. */
const everything: readonly OneTimePaymentEvent[] = [
  { type: 'draft.continued' },
  { type: 'flow.restarted' },
  { type: 'load.retried' },
  { type: 'payment.retried' },
  { type: 'openPayment.requested' },
  { type: 'amount.reopened' },
  { type: 'method.reopened' },
  { type: 'step.back' },
];

/** What the address asks for by Back or Forward to each step, where that leads anywhere. */
function traversals(from: Snapshot): Snapshot[] {
  return steps.flatMap((step) => {
    const answer = answerToAddress(places, from.value, step, (event) => from.can(event));
    return answer.does === 'go' ? [transition(oneTimePaymentMachine, from, answer.event)[0]] : [];
  });
}

/** Whether some way on from here leads to a state, within a few presses. */
function reaches(from: Snapshot, state: string, presses = 3): boolean {
  if (from.value === state) return true;
  if (presses === 0) return false;
  return everything
    .filter((event) => from.can(event))
    .some((event) => reaches(transition(oneTimePaymentMachine, from, event)[0], state, presses - 1));
}

describe('wherever a customer comes from, with whatever was kept', () => {
  it('there is a way to a fresh payment, a figure that was pressed is the figure, and a result is only what was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...customers),
        fc.option(anyDraft),
        anyAddress,
        async (name, kept, asked) => {
          const scenario = storyScenario(name);
          const [saved] = scenario.facts.methods;
          const address: PaymentAddress =
            asked.method === 'saved' && saved ? { ...asked, method: saved.id } : asked;
          const draft: PaymentDraft | null = kept && {
            keptOn: scenario.today,
            step: kept.step,
            choice: kept.choice,
            amount: usd(kept.cents),
            overpaymentConfirmed: false,
            savedMethodId: kept.hasMethod ? (scenario.facts.methods[0]?.id ?? null) : null,
            notKept: null,
            date: scenario.today,
            attempt: kept.made === undefined ? null : { key: 'kept', sent: true },
            hasFailed: false,
            prefersLater: false,
          };
          const made = kept?.made
            ? samplePayment(scenario, { status: kept.made, amount: usd(kept.cents) })
            : null;
          const sample = samplePorts(scenario, {
            loadDraft: async () => draft && writeDraft(draft),
            findPayment: async () => made,
            findNamedPayment: async (id) => (id === 'of-this-account' ? samplePayment(scenario) : null),
          });
          /** Where the flow begins at an address: in a tab of its own, or loaded anew. */
          const opened = async (at: PaymentAddress): Promise<Snapshot> => {
            const actor = createActor(
              providedMachine(sample.ports, () => new Promise<void>(() => {})),
              { input: { way: wayInOf(at) } },
            ).start();
            await waitFor(actor, ({ value }) => value !== 'loading' && value !== 'preparingReview');
            actor.stop();
            return actor.getSnapshot();
          };
          const snapshot = await opened(address);
          const { context, value } = snapshot;
          const { options } = sample;

          const asks =
            address.payment !== undefined || (address.step !== undefined && address.step !== 'result');
          if (!asks) expect(context.result).toBeNull();

          const pressed = wayInOf(address);
          if (pressed.kind === 'figure' && value === 'enteringAmount') {
            expect(context.amount.money).toBeNull();
            const figures = fixedAmounts(options);
            if (figures.length > 0) expect(context.amount.choice).toBe(pressed.choice);
          }

          const isHeldUp = options.openPayment !== null || !paysOnline(options.restriction);
          const isSettled = ['paid', 'scheduled', 'pending', 'checking'].includes(String(value));
          if (!isHeldUp && !isSettled) expect(reaches(snapshot, 'enteringAmount')).toBe(true);

          for (const gone of traversals(snapshot)) {
            expect(['savingAttempt', 'submitting']).not.toContain(gone.value);
            if (!isHeldUp) expect(reaches(gone, 'enteringAmount')).toBe(true);
          }

          // A second tab, or a reload, at the address that the first one has: the same figure, and nothing is sent.
          const place = places.placeOf(value);
          const again = await opened(addressOf(place, context));
          expect(['savingAttempt', 'submitting']).not.toContain(again.value);
          if (place !== null && place !== 'result' && places.placeOf(again.value) === place)
            expect(again.context.amount.choice).toBe(context.amount.choice);
          // A form whose payment was taken, will be, or may have been is never gone on with.
          if (made && !['failed', 'returned', 'cancelled'].includes(made.status)) {
            expect(context.offered).toBeNull();
            expect(context.resumed).toBe(false);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('from whatever stopped a payment', () => {
  const [start] = initialTransition(oneTimePaymentMachine, {});
  const stoppedBy = outcomeCodes.filter(
    (code) =>
      outcomes[code].moneyState === 'notTaken' &&
      outcomes[code].kind === 'page' &&
      // Where nothing online is left, a store is.
      !outcomes[code].nextActions.includes('findStore') &&
      code.startsWith('LW-PAY-'),
  );

  it.each(stoppedBy.filter((code) => code !== 'LW-PAY-002' && code !== 'LW-PAY-041'))(
    '%s, another method and another amount can be chosen, as another attempt',
    (code) => {
      const told = oneTimePaymentMachine.resolveState({
        ...start,
        value: stateOfOutcome(code),
        context: {
          ...emptyContext,
          ...answersOf('current'),
          result: { ...refused(code), options: samplePorts(storyScenario('current')).options },
        },
      });
      expect(reaches(told, 'enteringAmount')).toBe(true);
      // With new figures the amount comes first.
      if (code !== 'LW-PAY-020') expect(reaches(told, 'choosingMethod')).toBe(true);
      expect(told.context.attempt).toBeNull();
    },
  );
});
