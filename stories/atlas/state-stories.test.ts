import { describe, expect, it } from 'vitest';
import { flowTitle, storiesOfState, storyAddress } from './state-stories.ts';

const story = (id: string, ...tags: string[]) => ({ id, title: 'Flows/One-time payment', name: id, tags });
const stories = [
  story('amount', 'state:one-time-payment.enteringAmount'),
  story('amount-past-due', 'outcome:LW-PAY-022', 'state:one-time-payment.enteringAmount'),
  story('new-card', 'state:one-time-payment.choosingMethod.newCard'),
  { ...story('sample', 'state:one-time-payment.paid'), title: 'Pages/Payment' },
  story('other', 'state:auto-pay.enteringAmount'),
];
const idsOf = (state: string) => storiesOfState(stories, 'one-time-payment', state).map(({ id }) => id);

describe('the stories of a state', () => {
  it('are those that carry its tag, in the order of the sidebar', () => {
    expect(idsOf('enteringAmount')).toEqual(['amount', 'amount-past-due']);
  });

  it('are told by the whole tag: neither by a part of it, nor by another flow’s', () => {
    expect(idsOf('choosingMethod')).toEqual([]);
    expect(idsOf('choosingMethod.newCard')).toEqual(['new-card']);
    expect(storiesOfState(stories, 'auto-pay', 'enteringAmount').map(({ id }) => id)).toEqual(['other']);
  });
});

it('a flow is called as most of its stories are filed, or by its id', () => {
  expect(flowTitle(stories, 'one-time-payment')).toBe('One-time payment');
  expect(
    flowTitle(
      [{ ...story('on', 'state:auto-pay-enroll.enrolled'), title: 'Flows/Auto Pay/Enroll' }],
      'auto-pay-enroll',
    ),
  ).toBe('Auto Pay: Enroll');
  expect(flowTitle(stories, 'paperless-billing')).toBe('Paperless billing');
});

it('a story opens in the language, brand and scheme that the toolbar stands at', () => {
  expect(storyAddress('pay--paid', { language: 'es', scheme: 'dark', a11y: {} })).toBe(
    './?path=/story/pay--paid&globals=language:es;scheme:dark',
  );
});
