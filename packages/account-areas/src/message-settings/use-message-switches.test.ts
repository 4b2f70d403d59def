import type { MessageSetting, OptionalMessage } from '@linework/domain';
import { expect, test } from 'vitest';
import { afterSwitch, type SwitchEvent, shownSettings, untouched } from './use-message-switches.ts';

const setting = (kind: OptionalMessage, isOn: boolean): MessageSetting => ({ kind, isOn });
const known = [setting('paymentMade', true), setting('methodAdded', false)];
const made = setting('paymentMade', false);
const madeAgain = setting('paymentMade', true);
const added = setting('methodAdded', true);

const pressed = (one: MessageSetting): SwitchEvent => ({ type: 'pressed', setting: one });
const kept = (one: MessageSetting): SwitchEvent => ({ type: 'kept', setting: one });
const unkept = (one: MessageSetting): SwitchEvent => ({ type: 'unkept', setting: one, why: 'failed' });

const onAfter = (events: readonly SwitchEvent[]) => {
  const state = events.reduce(afterSwitch, untouched);
  return shownSettings(known, state).flatMap(({ kind, isOn }) => (isOn ? [kind] : []));
};
const unkeptAfter = (events: readonly SwitchEvent[]) =>
  events.reduce(afterSwitch, untouched).unkept.map((one) => one.setting);

test.each([
  ['nothing was pressed', [], ['paymentMade']],
  ['one was pressed', [pressed(made)], []],
  ['one was pressed and back', [pressed(made), pressed(madeAgain)], ['paymentMade']],
  ['two were pressed', [pressed(made), pressed(added)], ['methodAdded']],
  ['one was not kept', [pressed(made), unkept(made)], ['paymentMade']],
  ['one of two was not kept', [pressed(made), pressed(added), unkept(made)], ['paymentMade', 'methodAdded']],
  [
    'the first of two presses was not kept',
    [pressed(made), pressed(madeAgain), unkept(made)],
    ['paymentMade'],
  ],
] as const)('%s: the switches show what was pressed last', (_, events, on) => {
  expect(onAfter(events)).toEqual(on);
});

test.each([
  ['is told', [pressed(made), unkept(made)], [made]],
  ['is told beside another', [pressed(made), pressed(added), unkept(made), unkept(added)], [made, added]],
  ['stays told while another is kept', [pressed(made), unkept(made), pressed(added), kept(added)], [made]],
  ['is told no more once it is pressed again', [pressed(made), unkept(made), pressed(made)], []],
  ['is not told where it was pressed again before', [pressed(made), pressed(madeAgain), unkept(made)], []],
] as const)('what was not kept %s', (_, events, told) => {
  expect(unkeptAfter(events)).toEqual(told);
});

test('what was kept is told until the next press', () => {
  const state = [pressed(made), kept(made)].reduce(afterSwitch, untouched);
  expect(state.kept).toBe(made);
  expect(afterSwitch(state, pressed(added)).kept).toBeNull();
});

test('the same press twice is answered twice', () => {
  const again = { ...made };
  const state = [pressed(made), pressed(again), kept(made)].reduce(afterSwitch, untouched);
  expect(state.waiting).toEqual([again]);
});
