import {
  type AcceptedAutoPay,
  type AutoPayScope,
  authorizationFor,
  authorizationsAnHour,
  autoPayTerms,
  outcomeCodes,
  usd,
} from '@linework/domain';
import { type ScenarioName, storyScenario } from '@linework/fixtures';
import type { PlaceIn } from '@linework/parts/flow/chart';
import { sampleToken } from '@linework/parts/payment/sample';
import { NoConnection, PortProblem, type TokenisedMethod } from '@linework/parts/ports';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { readDraft } from './auto-pay-enroll.draft.ts';
import { autoPayEnrollMachine } from './auto-pay-enroll.machine.ts';
import { resultStates, stateOfOutcome } from './auto-pay-enroll.outcomes.ts';
import { providedMachine } from './auto-pay-enroll.ports.ts';
import { emptyContext, offerIn, pastDueAfter } from './auto-pay-enroll.rules.ts';
import type { AutoPayEnrollPorts, EnrollEvent, Step } from './auto-pay-enroll.types.ts';
import { flowStates, type StateName } from './flow-states.tsx';
import { enrollContextOf } from './SampleAutoPayEnroll.tsx';
import { samplePorts } from './sample-ports.ts';

const noRest = async () => {};
const acceptedFor = (scope: AutoPayScope): AcceptedAutoPay => ({
  acceptedTerms: autoPayTerms,
  textVersion: authorizationFor([scope]).textVersion,
  language: 'en',
});
const accepted = acceptedFor('allServices');
const submit: EnrollEvent = { type: 'enrolment.submitted', accepted };
const submitMobile: EnrollEvent = { type: 'enrolment.submitted', accepted: acceptedFor('mobile') };

/** It is on, and nobody said how it stands. */
const onUntold: AutoPayEnrollPorts['enroll'] = async () => ({
  ...{ outcome: null, payment: null, options: null, offer: null, reference: null },
});

interface At {
  readonly of?: ScenarioName;
  readonly step?: PlaceIn<Step>;
  readonly changes?: Partial<AutoPayEnrollPorts>;
  readonly scope?: AutoPayScope;
}

/** A customer at the flow, with ports that can be made to fail. */
function atTheFlow({ of = 'current', step, changes, scope }: At = {}) {
  const scenario = storyScenario(of);
  const sample = samplePorts(scenario, changes, scope);
  const open = (ports = sample.ports, at = step) =>
    createActor(providedMachine(ports, noRest), { input: { step: at } }).start();
  const actor = open();
  const reaches = (state: StateName) => waitFor(actor, (snapshot) => snapshot.value === state);
  const does = async (event: EnrollEvent, state: StateName) => {
    actor.send(event);
    await reaches(state);
  };
  const methodId = scenario.facts.methods[0]?.id ?? '';
  const token = sampleToken('tok_1');
  const choose = { type: 'savedMethod.submitted', methodId, token } as const satisfies EnrollEvent;
  return { ...sample, scenario, actor, open, reaches, does, methodId, choose };
}

const payNow = (isPaying: boolean): EnrollEvent => ({ type: 'amount.submitted', isPaying });

async function atReview(isPaying: boolean, at: At = {}) {
  const flow = atTheFlow(at);
  await flow.reaches('enteringAmount');
  await flow.does(payNow(isPaying), 'choosingMethod');
  await flow.does(flow.choose, 'reviewing');
  return flow;
}

describe('turning Auto Pay on', () => {
  it.each([
    [true, 'enrolledAndPaid'],
    [false, 'enrolled'],
  ] as const)('with what is due paid now: %s, ends as %s and sends once', async (isPaying, state) => {
    const flow = await atReview(isPaying);
    await flow.does(submit, state);
    expect(flow.sent).toHaveLength(1);
    expect(flow.sent[0]?.payNow === null).toBe(!isPaying);
    expect(flow.actor.getSnapshot().context.result?.offer?.enrolled).not.toBeNull();
    expect(flow.drafts.at(-1)).toBeNull();
  });

  it.each([
    [true, 'enrolledAndPaid', 0],
    [false, 'enrolled', 27_280],
  ] as const)(
    'for the mobile bill, paid now: %s, debits and pays that alone',
    async (isPaying, state, left) => {
      const flow = await atReview(isPaying, { of: 'mobilePastDue', scope: 'mobile' });
      await flow.does(submitMobile, state);
      const { facts } = flow.scenario;
      expect(flow.sent).toMatchObject([
        { scope: 'mobile', payNow: isPaying ? { deviceId: facts.account.id } : null },
      ]);
      const { allServices, mobile } = flow.edge.autoPay.overview();
      expect([allServices, mobile?.scope]).toEqual([null, 'mobile']);
      expect(flow.edge.billing.facts().mobile?.bill?.amount.cents).toBe(left);
      expect(flow.edge.billing.facts().payments).toEqual(facts.payments);
    },
  );

  it('due today is paid without being asked about: Auto Pay by itself would charge the same', async () => {
    const flow = atTheFlow({ of: 'dueToday' });
    await flow.reaches('choosingMethod');
    expect(flow.actor.getSnapshot().context.isPaying).toBe(true);
    expect(flow.actor.getSnapshot().can({ type: 'amount.reopened' })).toBe(false);
    await flow.does(flow.choose, 'reviewing');
    await flow.does({ type: 'flow.restarted' }, 'choosingMethod');
    await flow.does(flow.choose, 'reviewing');
    await flow.does(submit, 'enrolledAndPaid');
    expect(flow.sent).toMatchObject([{ payNow: { amount: { cents: 7_241 } } }]);
  });

  it.each([
    ['today is not asked for again', 21, false, {}],
    ['today is not asked for again, where nobody said how it stands', 21, false, { enroll: onUntold }],
    ['later can be paid first', null, true, {}],
    ['later can be paid first, where nobody said how it stands', null, true, { enroll: onUntold }],
  ] as const)('what is past due and charged %s', async (_, day, isAsked, changes) => {
    const flow = await atReview(false, { of: 'pastDue43', changes });
    if (day !== null) {
      await flow.does({ type: 'day.reopened' }, 'choosingDay');
      await flow.does({ type: 'day.submitted', day }, 'reviewing');
    }
    await flow.does(submit, 'enrolled');
    const { context } = flow.actor.getSnapshot();
    expect(context.options && pastDueAfter(context, context.options) !== null).toBe(isAsked);
  });

  it('by a saved card is sent with what was verified of it, and asks for its code again once that is over', async () => {
    const flow = await atReview(false);
    flow.actor.send({ type: 'method.reopened' });
    await flow.reaches('choosingMethod');
    const { methodId } = flow;
    const over = { ...flow.choose, token: sampleToken('over') };
    await flow.does(over, 'reviewing');
    await flow.does(submit, 'choosingMethod');
    expect(flow.sent).toMatchObject([{ paymentMethodId: methodId, cardDataToken: 'over' }]);
    expect(flow.actor.getSnapshot().context).toMatchObject({
      method: { kind: 'saved', methodId, token: null },
      result: { outcome: 'LW-PAY-013' },
    });
    await flow.does(flow.choose, 'reviewing');
    await flow.does(submit, 'enrolled');
    expect(flow.sent.at(-1)).toMatchObject({ paymentMethodId: methodId, cardDataToken: 'tok_1' });
  });

  it('opens a bank’s page again that could not be reached, and says so where no account comes of it', async () => {
    let visits = 0;
    const connectBank: AutoPayEnrollPorts['connectBank'] = async () => {
      visits += 1;
      if (visits === 1) throw new PortProblem('LW-PAY-061');
      return null;
    };
    const flow = atTheFlow({ of: 'bankConnect', changes: { connectBank } });
    await flow.reaches('enteringAmount');
    await flow.does(payNow(true), 'choosingMethod');
    await flow.does({ type: 'bankAccount.requested' }, 'connectingBank');
    await flow.does({ type: 'bankConnection.started' }, 'bankConnectFailed');
    await flow.does({ type: 'bankConnection.started' }, 'noAccountConnected');
    expect(flow.actor.getSnapshot().context.isPaying).toBe(true);
    await flow.does({ type: 'bankNumbers.requested' }, 'enteringBankAccount');
    expect(visits).toBe(2);
  });

  it('for mobile service takes no bank account, and keeps no form of the account’s', async () => {
    const flow = await atReview(false);
    const kept = flow.drafts.findLast((draft) => draft !== null) ?? '';
    const mobile = atTheFlow({
      of: 'mobileActive',
      scope: 'mobile',
      step: 'review',
      changes: { loadDraft: async () => kept },
    });
    await mobile.reaches('enteringAmount');
    await mobile.does(payNow(false), 'choosingMethod');
    const bank = mobile.scenario.facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? '';
    mobile.actor.send({ type: 'savedMethod.submitted', methodId: bank, token: null });
    expect(mobile.actor.getSnapshot().value).not.toBe('preparingReview');
  });

  it('of a property whose services are managed together takes no bank account', async () => {
    const flow = atTheFlow({ of: 'massManaged' });
    await flow.reaches('enteringAmount');
    await flow.does(payNow(false), 'choosingMethod');
    const bank = flow.scenario.facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? '';
    flow.actor.send({ type: 'savedMethod.submitted', methodId: bank, token: null });
    expect(flow.actor.getSnapshot().can({ type: 'review.reopened' })).toBe(false);
  });

  it('does not ask what is due where nothing is', async () => {
    const flow = atTheFlow({ of: 'nothingDue' });
    await flow.reaches('choosingMethod');
    expect(flow.actor.getSnapshot().can({ type: 'amount.reopened' })).toBe(false);
    await flow.does(flow.choose, 'reviewing');
    await flow.does(submit, 'enrolled');
  });

  it('goes nowhere before both terms are accepted', async () => {
    const flow = await atReview(false);
    const snapshot = flow.actor.getSnapshot();
    expect(snapshot.context.accepted).toBeNull();
    expect(flow.sent).toEqual([]);
  });

  it('offers the due day, and takes another one that is not late', async () => {
    const flow = await atReview(false);
    const { context } = flow.actor.getSnapshot();
    const days = context.offers?.enrollOnly.debitDays ?? [];
    const late = days.find(({ availability }) => availability === 'unavailable');
    const other = days.find(
      ({ availability, day }) =>
        availability === 'available' && day !== context.offers?.enrollOnly.defaultDebitDay,
    );
    await flow.does({ type: 'day.reopened' }, 'choosingDay');
    flow.actor.send({ type: 'day.submitted', day: late?.day ?? 0 });
    expect(flow.actor.getSnapshot().value).toBe('choosingDay');
    await flow.does({ type: 'day.submitted', day: other?.day ?? 0 }, 'reviewing');
    await flow.does(submit, 'enrolled');
    expect(flow.sent[0]?.debitDay).toBe(other?.day);
  });

  it.each([true, false])(
    'of a method that a colleague has changed is looked at again: paying %s',
    async (pays) => {
      const flow = await atReview(pays);
      const offer = offerIn(flow.actor.getSnapshot().context);
      const debitDay = offer?.debitDays.find(
        ({ availability, day }) => availability === 'available' && day !== offer.defaultDebitDay,
      )?.day;
      await flow.does({ type: 'day.reopened' }, 'choosingDay');
      await flow.does({ type: 'day.submitted', day: debitDay ?? 0 }, 'reviewing');
      const methodId = flow.scenario.facts.methods[0]?.id ?? '';
      const change = { methodId, version: 1, name: 'Shop', makePreferred: false, cardDataToken: null };
      flow.edge.wallet.edit(change, 'colleague');
      await flow.does(submit, 'methodChanged');
      expect(flow.edge.autoPay.overview().allServices).toBeNull();
      await flow.does({ type: 'load.retried' }, 'choosingMethod');
      expect(flow.actor.getSnapshot().context).toMatchObject({
        isPaying: pays,
        method: { methodId },
        debitDay,
      });
      await flow.does(flow.choose, 'reviewing');
      await flow.does(submit, pays ? 'enrolledAndPaid' : 'enrolled');
    },
  );

  it('asks for the new figure alone where a colleague has paid meanwhile', async () => {
    const flow = await atReview(true);
    const { methodId } = flow;
    const { balance, dates } = flow.edge.payments.options();
    flow.edge.payments.make(
      {
        amount: usd(2_000),
        paymentDate: dates.today,
        paymentMethodId: flow.scenario.facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? '',
        cardDataToken: null,
        savePaymentMethod: false,
        expectedAmountDue: balance.amountDue,
        overpaymentConfirmed: false,
      },
      'colleague',
    );
    await flow.does(submit, 'amountChanged');
    await flow.does({ type: 'amount.reopened' }, 'enteringAmount');
    expect(flow.actor.getSnapshot().context).toMatchObject({ isPaying: true, method: { methodId } });
    await flow.does(payNow(true), 'choosingMethod');
    await flow.does(flow.choose, 'reviewing');
    await flow.does(submit, 'enrolledAndPaid');
  });

  it('does not take a prepaid card', async () => {
    const flow = atTheFlow();
    await flow.reaches('enteringAmount');
    await flow.does(payNow(false), 'choosingMethod');
    await flow.does({ type: 'card.requested' }, 'enteringCard');
    const method: TokenisedMethod = {
      type: 'creditCard',
      brand: 'visa',
      funding: 'prepaid',
      lastFourDigits: '0028',
      expirationDate: '2031-05',
      canBeSaved: false,
    };
    await flow.does(
      { type: 'newMethod.submitted', token: sampleToken(), method, save: true },
      'choosingMethod',
    );
    expect(flow.actor.getSnapshot().context).toMatchObject({ isPrepaid: true, method: null });
  });
});

describe('what stands in the way', () => {
  it.each([
    ['disconnected', 'notAllowed'],
    ['bothRestricted', 'restricted'],
    ['autoPayOn', 'alreadyOn'],
  ] as const)('of %s is told at once: %s', async (of, state) => {
    await atTheFlow({ of }).reaches(state);
  });

  it.each([
    ['disconnected', 'LW-APY-011'],
    ['bothRestricted', 'LW-PAY-032'],
    ['onlineBlocked', 'LW-PAY-033'],
  ] as const)('of %s is told by its own code: %s', async (of, outcome) => {
    const flow = atTheFlow({ of });
    await flow.reaches(outcome === 'LW-APY-011' ? 'notAllowed' : 'restricted');
    expect(flow.actor.getSnapshot().context.result?.outcome).toBe(outcome);
  });

  it('is told where no card may pay what takes cards only, and no other is asked for', async () => {
    const { offerOf } = samplePorts(storyScenario('cardRestricted'));
    const offer = { ...offerOf(), obstacle: { outcome: 'LW-PAY-030' } } as const;
    const flow = atTheFlow({ of: 'cardRestricted', changes: { loadOffer: async () => offer } });
    await flow.reaches('restricted');
    expect(flow.actor.getSnapshot().context.result?.outcome).toBe('LW-PAY-030');
  });

  it('is told where the figures do not load, which can be tried again', async () => {
    let isUp = false;
    const sample = samplePorts(storyScenario('current'));
    const flow = atTheFlow({
      changes: {
        loadOptions: async () => {
          if (!isUp) throw new Error('no answer');
          return await sample.ports.loadOptions();
        },
      },
    });
    await flow.reaches('loadFailed');
    expect(flow.actor.getSnapshot().context.result?.outcome).toBe('LW-APY-010');
    isUp = true;
    await flow.does({ type: 'load.retried' }, 'enteringAmount');
  });
});

describe('what is not done', () => {
  it('is not sent without a connection, and the review says so', async () => {
    const flow = await atReview(true, {
      changes: {
        saveDraft: async () => {
          throw new NoConnection();
        },
      },
    });
    await flow.does(submit, 'reviewing');
    expect(flow.actor.getSnapshot().context.isCutOff).toBe(true);
    expect(flow.sent).toEqual([]);
  });

  it.each(['LW-APY-021', 'LW-APY-022'] as const)('after %s another try enrolls only', async (outcome) => {
    const sample = samplePorts(storyScenario('nothingDue'));
    let isPaid = false;
    const flow = await atReview(true, {
      changes: {
        async enroll() {
          isPaid = true;
          const payment = null;
          return { outcome, payment, options: null, offer: sample.offerOf(), reference: '4WJD-7F3K' };
        },
        loadOptions: () => (isPaid ? sample : samplePorts(storyScenario('current'))).ports.loadOptions(),
      },
    });
    await flow.does(submit, 'paidOnly');
    await flow.does({ type: 'enrolment.retried' }, 'choosingMethod');
    expect(flow.actor.getSnapshot().context).toMatchObject({ isPaying: false, attempt: null, method: null });
  });

  it.each([false, true])(
    'one time too many within the hour is told as that, and nothing is paid or forgotten: paying %s',
    async (pays) => {
      const flow = await atReview(pays);
      const paymentMethodId =
        flow.scenario.facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? '';
      const asked = { ...accepted, scope: 'allServices', debitDay: 5, paymentMethodId } as const;
      for (let times = 0; times < authorizationsAnHour; times += 1) {
        flow.edge.autoPay.enroll({ ...asked, cardDataToken: null }, `on ${times}`);
        flow.edge.autoPay.cancel('allServices', `off ${times}`);
      }
      const { countedPayments } = flow.edge.payments.options();
      await flow.does(submit, 'notEnrolled');
      expect(flow.actor.getSnapshot().context).toMatchObject({
        result: { outcome: 'LW-APY-046', payment: null },
        isPaying: pays,
        method: { methodId: flow.methodId, token: flow.choose.token },
      });
      expect(flow.edge.autoPay.overview().allServices).toBeNull();
      expect(flow.edge.payments.options().countedPayments).toEqual(countedPayments);
      await flow.does({ type: 'enrolment.retried' }, 'reviewing');
    },
  );

  it.each([false, true])(
    'by a text that is another since it was shown: it is shown at once with all that was chosen, and goes once it is accepted: paying %s',
    async (pays) => {
      const { offerOf } = samplePorts(storyScenario('current'));
      const before = { ...offerOf(), textVersion: '2026-03', wording: { en: 'before', es: 'antes' } };
      const flow = await atReview(pays, { changes: { loadOffer: async () => before } });
      const { countedPayments } = flow.edge.payments.options();
      const outdated = { ...accepted, textVersion: before.textVersion };
      await flow.does({ type: 'enrolment.submitted', accepted: outdated }, 'submitting');
      await flow.reaches('reviewing');
      const { context } = flow.actor.getSnapshot();
      expect(context).toMatchObject({
        result: { outcome: 'LW-APY-047' },
        isPaying: pays,
        method: { methodId: flow.methodId, token: flow.choose.token },
        attempt: null,
      });
      const { textVersion, wording } = authorizationFor(['allServices']);
      expect(offerIn(context)).toMatchObject({ textVersion, wording });
      expect(flow.edge.autoPay.overview().allServices).toBeNull();
      expect(flow.edge.payments.options().countedPayments).toEqual(countedPayments);
      await flow.does(submit, pays ? 'enrolledAndPaid' : 'enrolled');
      expect(new Set(flow.sent.map(({ key }) => key)).size).toBe(2);
    },
  );

  it('tells of the new text on the review alone', async () => {
    const flow = await atReview(false);
    const outdated = { ...accepted, textVersion: '2026-03' };
    await flow.does({ type: 'enrolment.submitted', accepted: outdated }, 'submitting');
    await flow.reaches('reviewing');
    await flow.does({ type: 'method.reopened' }, 'choosingMethod');
    expect(flow.actor.getSnapshot().context.result).toBeNull();
  });

  it('tries the same again, with the same key, where no answer came and it is not on', async () => {
    const sample = samplePorts(storyScenario('current'));
    const keys: string[] = [];
    const flow = await atReview(false, {
      changes: {
        async enroll(_, key) {
          keys.push(key);
          if (keys.length === 1) throw new Error('the answer got lost');
          return { outcome: null, payment: null, options: null, offer: sample.offerOf(), reference: '' };
        },
      },
    });
    await flow.does(submit, 'notEnrolled');
    expect(flow.actor.getSnapshot().context.result?.outcome).toBe('LW-APY-020');
    await flow.does({ type: 'enrolment.retried' }, 'reviewing');
    await flow.does(submit, 'enrolled');
    expect(new Set(keys).size).toBe(1);
  });

  it('finds Auto Pay on where only the answer was lost', async () => {
    const sample = samplePorts(storyScenario('current'));
    const flow = await atReview(false, {
      changes: {
        async enroll(request, key) {
          await sample.ports.enroll(request, key);
          throw new Error('the answer got lost');
        },
        loadOffer: (payNow) => sample.ports.loadOffer(payNow),
      },
    });
    await flow.does(submit, 'enrolled');
  });

  it('waits for a payment that nobody knows of, and enrolls nothing', async () => {
    const flow = await atReview(true, {
      changes: {
        enroll: async () => {
          throw new Error('no answer');
        },
        findPayment: () => new Promise(() => {}),
      },
    });
    await flow.does(submit, 'checking');
    expect(flow.actor.getSnapshot().context.result?.outcome).toBe('LW-PAY-043');
  });

  it('tells a session that ended, and keeps the form', async () => {
    const flow = await atReview(true, {
      changes: {
        enroll: async () => {
          throw new PortProblem('LW-AUT-020');
        },
      },
    });
    await flow.does(submit, 'sessionEnded');
    expect(readDraft(flow.drafts.at(-1) ?? '')?.step).toBe('review');
  });
});

describe('without an answer', () => {
  it('to an enrollment alone, it is sent again by the same key until there is one', async () => {
    const keys: string[] = [];
    const { enroll } = samplePorts(storyScenario('current')).ports;
    const flow = await atReview(false, {
      changes: {
        async enroll(request, key) {
          keys.push(key);
          const answer = await enroll(request, key);
          if (keys.length < 4) throw new NoConnection();
          return answer;
        },
      },
    });
    await flow.does(submit, 'enrolled');
    expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  });
});

describe('a form that was left', () => {
  it('is found again at its step by whoever comes back to it, but for the card’s code', async () => {
    const flow = await atReview(true);
    const again = flow.open(flow.ports, 'review');
    await waitFor(again, ({ value }) => value === 'choosingMethod');
    expect(again.getSnapshot().context).toMatchObject({ isPaying: true, resumed: true });
  });

  it('whose payment is not settled yet looks for it by its key, whatever is due by then', async () => {
    const flow = await atReview(true, { changes: { enroll: () => new Promise(() => {}) } });
    await flow.does(submit, 'submitting');
    const [payment] = flow.scenario.facts.payments;
    if (!payment) throw new Error('The sample customer has paid before');
    const asked: string[] = [];
    const again = flow.open({
      ...flow.ports,
      loadOptions: samplePorts(storyScenario('nothingDue')).ports.loadOptions,
      findPayment: async (key) => {
        asked.push(key);
        return { ...payment, status: asked.length > 1 ? 'successful' : 'unknown' };
      },
    });
    await waitFor(again, ({ value }) => value === 'checking');
    await waitFor(again, ({ value }) => value === 'paidOnly');
    expect(new Set(asked).size).toBe(1);
  });

  it('is begun anew by whoever opens the flow', async () => {
    const flow = await atReview(true);
    const again = flow.open(flow.ports, undefined);
    await waitFor(again, ({ value }) => value === 'enteringAmount');
    expect(again.getSnapshot().context).toMatchObject({ isPaying: null, method: null, resumed: false });
  });
});

describe('the chart', () => {
  const states = Object.keys(flowStates).filter((name): name is StateName => name in flowStates);

  it.each(states)('stands still when it is opened in %s', async (value) => {
    const snapshot = autoPayEnrollMachine.resolveState({ value, context: emptyContext });
    const actor = createActor(autoPayEnrollMachine, { snapshot, input: {} }).start();
    await Promise.resolve();
    expect(actor.getSnapshot().value).toBe(value);
    expect(Object.keys(actor.getSnapshot().children)).toEqual([]);
  });

  it('leads from the first question to every other and to the review', () => {
    const { choose, scenario } = atTheFlow();
    const paths = getShortestPaths(autoPayEnrollMachine, {
      input: {},
      fromState: autoPayEnrollMachine.resolveState({
        value: 'enteringAmount',
        context: { ...emptyContext, ...enrollContextOf(scenario), method: null },
      }),
      events: [
        payNow(true),
        payNow(false),
        choose,
        { type: 'card.requested' },
        { type: 'bankAccount.requested' },
        { type: 'day.reopened' },
      ],
      serializeState: ({ value }) => String(value),
    });
    expect(paths.map(({ state }) => state.value)).toEqual(
      expect.arrayContaining(['choosingMethod', 'enteringCard', 'enteringBankAccount', 'preparingReview']),
    );
  });

  it('offers no way to pay, and none to change anything, while it is sent or a payment is checked', () => {
    for (const state of ['savingAttempt', 'submitting', 'checking'] as const) {
      expect(Object.keys(autoPayEnrollMachine.states[state]?.config.on ?? {})).toEqual([]);
    }
  });

  it.each(outcomeCodes)('tells %s in a state of its own', (code) => {
    expect(resultStates).toContain(stateOfOutcome(code));
  });
});
