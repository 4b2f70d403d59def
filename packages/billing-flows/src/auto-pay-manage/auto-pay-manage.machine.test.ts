import {
  type AcceptedAutoPay,
  type AutoPayScope,
  authorizationFor,
  autoPayTerms,
  debitStillMade,
  outcomeCodes,
  usd,
} from '@linework/domain';
import { type Scenario, storyScenario } from '@linework/fixtures';
import type { PlaceIn } from '@linework/parts/flow/chart';
import { sampleToken } from '@linework/parts/payment/sample';
import { NoConnection, PortProblem, type TokenisedMethod } from '@linework/parts/ports';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { autoPayManageMachine } from './auto-pay-manage.machine.ts';
import { stateOfOutcome } from './auto-pay-manage.outcomes.ts';
import { providedMachine } from './auto-pay-manage.ports.ts';
import {
  changeMade,
  emptyContext,
  firstChargeIn,
  firstChargeOn,
  readyChange,
} from './auto-pay-manage.rules.ts';
import type { AutoPayManagePorts, ManageEvent, Step } from './auto-pay-manage.types.ts';
import { flowStates, type StateName } from './flow-states.tsx';
import { manageContextOf } from './SampleAutoPayManage.tsx';
import {
  autoPayOn,
  bothBilledOnTheLastDay,
  methodOf,
  onItsDay,
  onTheLastDay,
  withMobile,
} from './sample-auto-pay.ts';
import { samplePorts } from './sample-ports.ts';

const acceptedFor = (scopes: readonly AutoPayScope[]): AcceptedAutoPay => ({
  acceptedTerms: autoPayTerms,
  textVersion: authorizationFor(scopes).textVersion,
  language: 'en',
});
const accepted = acceptedFor([]);
/** What is authorized says which bills are debited. */
const submitFor = (scopes: readonly AutoPayScope[]): ManageEvent => ({
  type: 'change.submitted',
  accepted: acceptedFor(scopes),
});
const submit = submitFor([]);
const cancel: ManageEvent = { type: 'cancellation.submitted' };

interface At {
  readonly of?: Scenario;
  readonly step?: PlaceIn<Step>;
  readonly changes?: Partial<AutoPayManagePorts>;
  readonly scope?: AutoPayScope;
}

/** A customer at the flow, with ports that can be made to fail. */
function atTheFlow({ of = autoPayOn, step, changes = {}, scope }: At = {}) {
  const sample = samplePorts(of, changes, scope);
  const actor = createActor(providedMachine(sample.ports), { input: { step } }).start();
  const reaches = (state: StateName) => waitFor(actor, (snapshot) => snapshot.value === state);
  const does = async (event: ManageEvent, state: StateName) => {
    actor.send(event);
    await reaches(state);
  };
  const toCard = {
    type: 'savedMethod.submitted',
    methodId: methodOf(of, 'creditCard'),
    token: sampleToken('tok_1'),
  } as const satisfies ManageEvent;
  const context = () => actor.getSnapshot().context;
  /** Another day that is not late. */
  const otherDay = (): ManageEvent => {
    const { autoPay } = context();
    const now = autoPay?.allServices?.debitDay;
    const found = autoPay?.debitDays.find(
      ({ availability, day }) => availability === 'available' && day !== now,
    );
    return { type: 'day.submitted', day: found?.day ?? 0 };
  };
  return { ...sample, actor, reaches, does, toCard, otherDay, context };
}

const newCard = (canBeSaved: boolean): ManageEvent => {
  const method: TokenisedMethod = {
    type: 'creditCard',
    brand: 'visa',
    funding: canBeSaved ? 'credit' : 'prepaid',
    lastFourDigits: '0028',
    expirationDate: '2031-05',
    canBeSaved,
  };
  return { type: 'newMethod.submitted', token: sampleToken(), method, save: true };
};

describe('changing Auto Pay', () => {
  it('to another method is reviewed and done, once', async () => {
    const flow = atTheFlow();
    await flow.reaches('summary');
    await flow.does({ type: 'method.reopened' }, 'choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    await flow.does(submit, 'changed');
    expect(flow.keys).toHaveLength(1);
    expect(flow.edge.autoPay.overview().allServices?.method.methodId).toBe(methodOf(autoPayOn, 'creditCard'));
  });

  it('to another day leaves the method, and is authorized anew', async () => {
    const flow = atTheFlow();
    await flow.reaches('summary');
    await flow.does({ type: 'day.reopened' }, 'choosingDay');
    const event = flow.otherDay();
    await flow.does(event, 'reviewing');
    expect(readyChange(flow.context())).toBeNull();
    await flow.does(submit, 'changed');
    const [now, before] = flow.edge.autoPay.authorizations();
    expect([now?.ended, before?.ended?.why]).toEqual([null, 'changed']);
    expect(flow.context().autoPay?.allServices).toMatchObject({
      debitDay: event.type === 'day.submitted' && event.day,
      method: { methodId: methodOf(autoPayOn, 'bankAccount') },
    });
  });

  it('to a day that is today charges what it says first, once it is saved', async () => {
    const flow = atTheFlow({ of: onTheLastDay, step: 'day' });
    await flow.reaches('choosingDay');
    const said = firstChargeOn(flow.context(), 31);
    expect(said?.date).toBe(onTheLastDay.today);
    await flow.does({ type: 'day.submitted', day: 31 }, 'reviewing');
    expect(firstChargeIn(flow.context())).toEqual(said);
    await flow.does(submit, 'changed');
    const { autoPay, charged } = flow.context();
    expect(charged).toEqual(said);
    expect(autoPay && debitStillMade(autoPay)).toMatchObject({ isToday: true, amount: said?.amount });
  });

  it.each([
    ['both services', ['allServices', 'mobile'], 50_553],
    ['mobile service alone', ['mobile'], 18_640],
  ] as const)('of %s to today tells the charge that its button said', async (_, scopes, cents) => {
    const flow = atTheFlow({ of: bothBilledOnTheLastDay, step: 'day' });
    await flow.reaches('choosingServices');
    await flow.does({ type: 'services.submitted', scopes }, 'choosingDay');
    await flow.does({ type: 'day.submitted', day: 30 }, 'reviewing');
    const said = firstChargeIn(flow.context());
    expect(said).toEqual({ date: onTheLastDay.today, amount: usd(cents) });
    await flow.does(submitFor(scopes), 'changed');
    expect(flow.context().charged).toEqual(said);
  });

  it('takes both in one, and each step leads back to the one before', async () => {
    const flow = atTheFlow({ step: 'method' });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    await flow.does({ type: 'day.reopened' }, 'choosingDay');
    await flow.does(flow.otherDay(), 'reviewing');
    await flow.does({ type: 'step.back' }, 'choosingDay');
    await flow.does({ type: 'step.back' }, 'choosingMethod');
    expect(flow.context().debitDay).toBeNull();
    await flow.does({ type: 'step.back' }, 'summary');
    expect(flow.context().method).toBeNull();
  });

  it('that nobody answered is reviewed again as it was chosen, and sent by the same key', async () => {
    const keys: string[] = [];
    const sample = samplePorts(autoPayOn);
    const flow = atTheFlow({
      step: 'method',
      changes: {
        loadAutoPay: sample.ports.loadAutoPay,
        async changeAutoPay(request, key) {
          keys.push(key);
          if (keys.length === 1) throw new Error('the answer got lost');
          return await sample.ports.changeAutoPay(request, key);
        },
      },
    });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    await flow.does(submit, 'notChanged');
    await flow.does({ type: 'change.retried' }, 'reviewing');
    expect(keys).toHaveLength(1);
    await flow.does(submit, 'changed');
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is told as what was changed, once it stands', async () => {
    const flow = atTheFlow({ step: 'method' });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    await flow.does({ type: 'day.reopened' }, 'choosingDay');
    await flow.does(flow.otherDay(), 'reviewing');
    await flow.does(submit, 'changed');
    expect(changeMade(flow.context())).toBe('both');
  });

  it('is told as the method alone where the day of now was chosen with it', async () => {
    const flow = atTheFlow({ step: 'method' });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    await flow.does({ type: 'day.reopened' }, 'choosingDay');
    await flow.does(
      { type: 'day.submitted', day: flow.context().autoPay?.allServices?.debitDay ?? 0 },
      'reviewing',
    );
    await flow.does(submit, 'changed');
    expect(changeMade(flow.context())).toBe('method');
  });

  it('to the day of now changes nothing', async () => {
    const flow = atTheFlow({ step: 'day' });
    await flow.reaches('choosingDay');
    const day = flow.context().autoPay?.allServices?.debitDay ?? 0;
    await flow.does({ type: 'day.submitted', day }, 'summary');
    expect(flow.keys).toEqual([]);
  });

  it('to a day that is late is not taken', async () => {
    const flow = atTheFlow({ step: 'day' });
    await flow.reaches('choosingDay');
    const late = flow.context().autoPay?.debitDays.find(({ availability }) => availability === 'unavailable');
    flow.actor.send({ type: 'day.submitted', day: late?.day ?? 0 });
    expect(flow.actor.getSnapshot().value).toBe('choosingDay');
  });

  it('does not take a prepaid card, and what is debited now is no choice', async () => {
    const flow = atTheFlow({ step: 'method' });
    await flow.reaches('choosingMethod');
    await flow.does({ type: 'card.requested' }, 'enteringCard');
    await flow.does(newCard(false), 'choosingMethod');
    expect(flow.context()).toMatchObject({ isPrepaid: true, method: null });
    flow.actor.send({
      type: 'savedMethod.submitted',
      methodId: methodOf(autoPayOn, 'bankAccount'),
      token: null,
    });
    expect(readyChange({ ...flow.context(), accepted })).toBeNull();
  });

  it('comes back with what the customer’s bank named', async () => {
    const flow = atTheFlow({ of: withBank, step: 'bank', changes: { isBackFromBank: () => true } });
    await flow.reaches('reviewing');
    expect(flow.context()).toMatchObject({ scopes: ['allServices'], method: { kind: 'new' } });
  });

  it('opens a bank’s page again that could not be reached, and says so where no account comes of it', async () => {
    let visits = 0;
    const connectBank: AutoPayManagePorts['connectBank'] = async () => {
      visits += 1;
      if (visits === 1) throw new PortProblem('LW-PAY-061');
      return null;
    };
    const flow = atTheFlow({ of: withBank, changes: { connectBank } });
    await flow.reaches('summary');
    await flow.does({ type: 'bank.reopened' }, 'connectingBank');
    await flow.does({ type: 'bankConnection.started' }, 'bankConnectFailed');
    await flow.does({ type: 'bankConnection.started' }, 'noAccountConnected');
    await flow.does({ type: 'bankNumbers.requested' }, 'enteringBankAccount');
    expect(visits).toBe(2);
  });
});

const bankConnect = storyScenario('bankConnect');
/** Auto Pay by a card, where banks can be connected. */
const withBank: Scenario = {
  ...bankConnect,
  facts: {
    ...bankConnect.facts,
    autoPay: autoPayOn.facts.autoPay && {
      ...autoPayOn.facts.autoPay,
      debitDay: Number(manageContextOf(bankConnect).options?.balance.nextDueDate?.slice(8) ?? 1),
    },
  },
};

describe('where mobile service has an Auto Pay of its own', () => {
  it('it is asked which is changed, at least one', async () => {
    const flow = atTheFlow({ of: withMobile(autoPayOn) });
    await flow.reaches('summary');
    await flow.does({ type: 'day.reopened' }, 'choosingServices');
    flow.actor.send({ type: 'services.submitted', scopes: [] });
    expect(flow.actor.getSnapshot().value).toBe('choosingServices');
    await flow.does({ type: 'services.submitted', scopes: ['allServices', 'mobile'] }, 'choosingDay');
    await flow.does(flow.otherDay(), 'reviewing');
    await flow.does(submitFor(['allServices', 'mobile']), 'changed');
    const { allServices, mobile } = flow.edge.autoPay.overview();
    expect(allServices?.debitDay).toBe(mobile?.debitDay);
    expect(allServices?.method.methodId).not.toBe(mobile?.method.methodId);
  });

  it('the bank is not asked before it is said for which', async () => {
    const flow = atTheFlow({ of: withMobile(withBank) });
    await flow.reaches('summary');
    await flow.does({ type: 'bank.reopened' }, 'choosingServices');
    await flow.does({ type: 'services.submitted', scopes: ['allServices'] }, 'choosingMethod');
    await flow.does({ type: 'bank.reopened' }, 'connectingBank');
  });

  it('both are not changed to a bank account', async () => {
    const flow = atTheFlow({ of: withMobile(autoPayOn), step: 'method' });
    await flow.reaches('choosingServices');
    await flow.does({ type: 'services.submitted', scopes: ['mobile'] }, 'choosingMethod');
    flow.actor.send({
      type: 'savedMethod.submitted',
      methodId: methodOf(autoPayOn, 'bankAccount'),
      token: null,
    });
    expect(flow.actor.getSnapshot().value).not.toBe('preparingReview');
  });

  it('it stays on when the other is canceled', async () => {
    const flow = atTheFlow({ of: withMobile(autoPayOn), step: 'cancel' });
    await flow.reaches('confirmingCancel');
    await flow.does(cancel, 'canceled');
    expect(flow.context().autoPay).toMatchObject({ allServices: null, mobile: { debitDay: 14 } });
  });
});

describe('mobile service’s alone', () => {
  const of = storyScenario('mobileAutoPayOn');

  it('is changed without the account’s, and authorized for the mobile bill', async () => {
    const flow = atTheFlow({ of, scope: 'mobile', step: 'day' });
    await flow.reaches('choosingDay');
    await flow.does({ type: 'day.submitted', day: 28 }, 'reviewing');
    expect(flow.context().first?.sum.debit.cents).toBe(18_640);
    await flow.does(submitFor(['mobile']), 'changed');
    const { allServices, mobile } = flow.edge.autoPay.overview();
    expect([allServices?.debitDay, mobile?.debitDay]).toEqual([of.facts.autoPay?.debitDay, 28]);
  });

  it('is canceled, and the account’s stays on', async () => {
    const flow = atTheFlow({ of, scope: 'mobile', step: 'cancel' });
    await flow.reaches('confirmingCancel');
    expect(flow.context().cancelPreview).toMatchObject({
      mobileIsMissing: true,
      scopesStay: ['allServices'],
      toPay: { amount: { cents: 18_640 } },
    });
    await flow.does(cancel, 'canceled');
    expect(flow.edge.autoPay.overview()).toMatchObject({ mobile: null, mobileIsMissing: true });
    expect(flow.edge.autoPay.overview().allServices).not.toBeNull();
  });
});

describe('canceling Auto Pay', () => {
  it('ends it today', async () => {
    const flow = atTheFlow({ step: 'cancel' });
    await flow.reaches('confirmingCancel');
    await flow.does(cancel, 'canceled');
    expect(flow.context().autoPay).toMatchObject({ allServices: null, nextDebit: null });
  });

  it('on the day of a debit leaves that one, and says so', async () => {
    const flow = atTheFlow({ of: onItsDay, step: 'cancel' });
    await flow.reaches('confirmingCancel');
    await flow.does(cancel, 'canceled');
    const { autoPay } = flow.context();
    expect(autoPay && debitStillMade(autoPay)?.date).toBe(onItsDay.today);
  });
});

describe('what is not done', () => {
  it.each([
    ['LW-APY-041', 'notChanged'],
    ['LW-APY-042', 'choosingDay'],
    ['LW-APY-043', 'methodLost'],
    ['LW-PAY-034', 'refused'],
  ] as const)('is told as %s', async (outcome, state) => {
    const flow = atTheFlow({
      step: 'method',
      changes: { changeAutoPay: async () => ({ outcome, autoPay: null, reference: '4WJD-7F3K' }) },
    });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    await flow.does(submit, state);
  });

  it('one time too many within the hour is told as that, as it stands and with what was chosen', async () => {
    const changeAutoPay = async () => {
      throw new PortProblem('LW-APY-046', '4WJD-7F3K');
    };
    const flow = atTheFlow({ step: 'method', changes: { changeAutoPay } });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    await flow.does(submit, 'notChanged');
    const { methodId, token } = flow.toCard;
    expect(flow.context()).toMatchObject({
      result: { outcome: 'LW-APY-046', reference: '4WJD-7F3K' },
      autoPay: { allServices: { method: { type: 'bankAccount' } } },
      method: { methodId, token },
    });
    await flow.does({ type: 'change.retried' }, 'reviewing');
  });

  it('by a text that is another since it was shown, which is shown at once and has to be accepted', async () => {
    const texts = { textVersion: '2026-03', wording: { en: 'before', es: 'antes' } };
    const sample = samplePorts(autoPayOn);
    const loadAutoPay = async () => ({
      ...(await sample.ports.loadAutoPay()),
      texts: { allServices: texts, ofMobile: null },
    });
    const flow = atTheFlow({ step: 'method', changes: { loadAutoPay } });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    const before = flow.edge.autoPay.authorizations();
    const outdated = { ...accepted, textVersion: texts.textVersion };
    await flow.does({ type: 'change.submitted', accepted: outdated }, 'submitting');
    await flow.reaches('reviewing');
    const { methodId, token } = flow.toCard;
    const { textVersion, wording } = authorizationFor([]);
    expect(flow.context()).toMatchObject({
      result: { outcome: 'LW-APY-047' },
      autoPay: { texts: { allServices: { textVersion, wording } } },
      method: { methodId, token },
    });
    expect(flow.edge.autoPay.authorizations()).toEqual(before);
    await flow.does({ type: 'method.reopened' }, 'choosingMethod');
    expect(flow.context().result).toBeNull();
    await flow.does(flow.toCard, 'reviewing');
    await flow.does(submit, 'changed');
  });

  it.each(['LW-PAY-013', 'LW-PAY-046'] as const)(
    'as the code of a saved card proves nothing any more (%s) leaves the card chosen, and asks for the code again',
    async (outcome) => {
      const sample = samplePorts(autoPayOn);
      let isOver = true;
      const flow = atTheFlow({
        step: 'method',
        changes: {
          changeAutoPay: async (request, key) =>
            isOver
              ? { outcome, autoPay: null, reference: '4WJD-7F3K' }
              : await sample.ports.changeAutoPay(request, key),
        },
      });
      await flow.reaches('choosingMethod');
      await flow.does(flow.toCard, 'reviewing');
      await flow.does(submit, 'choosingMethod');
      expect(flow.context()).toMatchObject({
        method: { kind: 'saved', methodId: methodOf(autoPayOn, 'creditCard'), token: null },
        result: { outcome },
      });
      expect(flow.actor.getSnapshot().can({ type: 'review.reopened' })).toBe(false);
      isOver = false;
      await flow.does(flow.toCard, 'reviewing');
      await flow.does(submit, 'changed');
    },
  );

  it('to a saved card is sent with what was verified of it, which makes no other request of it', async () => {
    const sent: (readonly [token: string | null, key: string])[] = [];
    const flow = atTheFlow({
      step: 'method',
      changes: {
        changeAutoPay: async ({ cardDataToken }, key) => {
          sent.push([cardDataToken, key]);
          throw new Error('the answer got lost');
        },
      },
    });
    await flow.reaches('choosingMethod');
    for (const token of ['tok_1', 'tok_2']) {
      await flow.does({ ...flow.toCard, token: sampleToken(token) }, 'reviewing');
      await flow.does(submit, 'notChanged');
      await flow.does({ type: 'method.reopened' }, 'choosingMethod');
    }
    expect(sent.map(([token]) => token)).toEqual(['tok_1', 'tok_2']);
    expect(new Set(sent.map(([, key]) => key)).size).toBe(1);
  });

  it('is told whose doing it was, where somebody was faster', async () => {
    const flow = atTheFlow({ step: 'method' });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    flow.edge.autoPay.cancel('allServices', 'colleague');
    await flow.does(submit, 'changedMeanwhile');
    expect(flow.context()).toMatchObject({
      autoPay: { allServices: null },
      result: { outcome: 'LW-APY-044', endedBy: { why: 'cancelled' } },
    });
    await flow.does({ type: 'load.retried' }, 'off');
  });

  it('is not made to a method that a colleague has changed since it was shown', async () => {
    const flow = atTheFlow({ step: 'method' });
    await flow.reaches('choosingMethod');
    await flow.does(flow.toCard, 'reviewing');
    const { methodId } = flow.toCard;
    const change = { methodId, version: 1, name: 'Shop', makePreferred: false, cardDataToken: null };
    flow.edge.wallet.edit(change, 'colleague');
    await flow.does(submit, 'changedMeanwhile');
    expect(flow.context()).toMatchObject({ result: { outcome: 'LW-APY-045', endedBy: null } });
    await flow.does({ type: 'load.retried' }, 'summary');
  });

  it('is sent again by itself, with the same key, where its answer was lost with the connection', async () => {
    const keys: string[] = [];
    const sample = samplePorts(autoPayOn);
    const flow = atTheFlow({
      step: 'cancel',
      changes: {
        async cancelAutoPay(scope, seen, key) {
          keys.push(key);
          const answer = await sample.ports.cancelAutoPay(scope, seen, key);
          if (keys.length === 1) throw new NoConnection();
          return answer;
        },
      },
    });
    await flow.reaches('confirmingCancel');
    await flow.does(cancel, 'canceled');
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('is not sent without a connection, and the screen says so', async () => {
    const cutOff = async () => {
      throw new NoConnection();
    };
    const flow = atTheFlow({ step: 'cancel', changes: { cancelAutoPay: cutOff } });
    await flow.reaches('confirmingCancel');
    flow.actor.send(cancel);
    await waitFor(flow.actor, ({ value, context }) => value === 'confirmingCancel' && context.isCutOff);
  });

  it('is sent again with the same key where no answer came, and found done where only the answer was lost', async () => {
    const keys: string[] = [];
    const sample = samplePorts(autoPayOn);
    const flow = atTheFlow({
      step: 'cancel',
      changes: {
        loadAutoPay: sample.ports.loadAutoPay,
        async cancelAutoPay(scope, seen, key) {
          keys.push(key);
          if (keys.length > 1) await sample.ports.cancelAutoPay(scope, seen, key);
          throw new Error('the answer got lost');
        },
      },
    });
    await flow.reaches('confirmingCancel');
    await flow.does(cancel, 'notCanceled');
    await flow.does({ type: 'cancellation.retried' }, 'canceled');
    expect(new Set(keys).size).toBe(1);
  });

  it('tells a session that ended', async () => {
    const ended = async () => {
      throw new PortProblem('LW-AUT-020');
    };
    const flow = atTheFlow({ step: 'cancel', changes: { cancelAutoPay: ended } });
    await flow.reaches('confirmingCancel');
    await flow.does(cancel, 'sessionEnded');
  });
});

describe('where the flow begins', () => {
  it.each([
    ['current', 'summary', 'off'],
    ['current', 'method', 'off'],
    ['autoPayOn', undefined, 'summary'],
    ['autoPayOn', 'result', 'summary'],
    ['autoPayOn', 'review', 'summary'],
    ['autoPayOn', 'method', 'choosingMethod'],
    ['autoPayOn', 'day', 'choosingDay'],
    ['autoPayOn', 'cancel', 'confirmingCancel'],
    ['autoPayOn', 'authorizations', 'readingAuthorizations'],
    ['current', 'authorizations', 'readingAuthorizations'],
  ] as const)('of %s at %s: %s', async (name, step, state) => {
    await atTheFlow({ of: storyScenario(name), ...(step && { step }) }).reaches(state);
  });

  it('is told where it does not load, which can be tried again', async () => {
    let isUp = false;
    const sample = samplePorts(autoPayOn);
    const flow = atTheFlow({
      changes: {
        loadAutoPay: async () => {
          if (!isUp) throw new Error('no answer');
          return await sample.ports.loadAutoPay();
        },
      },
    });
    await flow.reaches('loadFailed');
    isUp = true;
    await flow.does({ type: 'load.retried' }, 'summary');
  });
});

describe('the chart', () => {
  const states = Object.keys(flowStates).filter((name): name is StateName => name in flowStates);

  it.each(states)('stands still when it is opened in %s', async (value) => {
    const snapshot = autoPayManageMachine.resolveState({ value, context: emptyContext });
    const actor = createActor(autoPayManageMachine, { snapshot, input: {} }).start();
    await Promise.resolve();
    expect(actor.getSnapshot().value).toBe(value);
    expect(Object.keys(actor.getSnapshot().children)).toEqual([]);
  });

  it('leads from the summary to every question, the review and the cancellation', () => {
    const { toCard } = atTheFlow();
    const paths = getShortestPaths(autoPayManageMachine, {
      input: {},
      fromState: autoPayManageMachine.resolveState({
        value: 'summary',
        context: { ...emptyContext, ...manageContextOf(withMobile(autoPayOn)) },
      }),
      events: [
        { type: 'method.reopened' },
        { type: 'day.reopened' },
        { type: 'cancel.reopened' },
        { type: 'authorizations.reopened' },
        { type: 'services.submitted', scopes: ['allServices'] },
        toCard,
        { type: 'card.requested' },
        { type: 'bankAccount.requested' },
        cancel,
      ],
      serializeState: ({ value, context }) => `${String(value)} ${context.changing}`,
    });
    expect(paths.map(({ state }) => state.value)).toEqual(
      expect.arrayContaining([
        'choosingServices',
        'choosingMethod',
        'choosingDay',
        'enteringCard',
        'enteringBankAccount',
        'preparingReview',
        'confirmingCancel',
        'canceling',
        'loadingAuthorizations',
      ]),
    );
  });

  it('offers nothing while it is sent', () => {
    for (const state of ['submitting', 'canceling'] as const) {
      expect(Object.keys(autoPayManageMachine.states[state]?.config.on ?? {})).toEqual([]);
    }
  });

  it.each(outcomeCodes)('tells %s in a state of its own', (code) => {
    expect(states).toContain(stateOfOutcome(code));
  });
});
