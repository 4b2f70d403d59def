import { expect, test } from 'vitest';
import { bankSnapshot, payment } from '../../test/sample-facts.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import type { Message } from './message.ts';
import { isOptionalMessage, messageKinds } from './message-kinds.ts';
import { messageOfChange, messageOfPayment } from './messages-of-payment.ts';
import { isTold, type MessageMember } from './who-is-told.ts';

const today = '2026-12-06';
const messageOf = (
  status: 'scheduled' | 'successful' | 'returned',
  method = payment('scheduled', 1).method,
): Message => {
  const after = { ...payment(status, 100, today), method };
  const event = messageOfPayment(
    { from: status === 'scheduled' ? null : 'pending', after, isWatched: true, today },
    null,
  );
  if (!event) throw new Error('nothing is told');
  return event.message;
};
const scheduled = messageOf('scheduled');
const changedTo = (method: MethodSnapshot): Message => {
  const before = payment('scheduled', 100, '2026-12-10');
  const change = { id: 'key', by: 'Dana Whitfield', userId: null, at: new Date('2026-12-06T12:00:00Z') };
  return messageOfChange(before, { ...before, method }, change).message;
};
const owner: MessageMember = { role: 'PRIMARY', userType: 'CONSUMER', isConcerned: false, switchedOff: [] };
const admin: MessageMember = { ...owner, role: 'ADMIN' };

test.each<[string, MessageMember, Message, boolean]>([
  ['the owner, whatever it is', owner, scheduled, true],
  ['an admin whom it does not concern', admin, scheduled, false],
  ['an admin whom it concerns', { ...admin, isConcerned: true }, scheduled, true],
  ['who may see no bills any more', { ...owner, role: 'STANDARD', isConcerned: true }, scheduled, false],
  ['an agent of ours', { ...owner, userType: 'CSR', isConcerned: true }, scheduled, false],
  ['who switched it off', { ...owner, switchedOff: ['paymentScheduled'] }, scheduled, false],
  [
    'who switched it off, of a bank payment that was authorized',
    { ...owner, switchedOff: ['paymentScheduled'] },
    messageOf('scheduled', bankSnapshot),
    true,
  ],
  [
    'who switched it off, of a change of a bank payment that was authorized',
    { ...owner, switchedOff: ['paymentChanged'] },
    changedTo(bankSnapshot),
    true,
  ],
  [
    'who switched it off, of a change of a payment by card',
    { ...owner, switchedOff: ['paymentChanged'] },
    changedTo(payment('scheduled', 1).method),
    false,
  ],
  [
    'who switched off what is owed',
    { ...owner, switchedOff: ['paymentReturned'] },
    messageOf('returned'),
    true,
  ],
])('%s', (_, reader, message, told) => {
  expect(isTold(reader, message)).toBe(told);
});

test.each<[string, MessageMember, boolean]>([
  ['whoever signs in, whatever they may see', { ...owner, role: 'STANDARD', isConcerned: true }, true],
  ['the owner, where it is somebody else', owner, false],
  ['an agent of ours', { ...owner, userType: 'CSR', isConcerned: true }, false],
  ['who switched it off', { ...owner, isConcerned: true, switchedOff: ['passwordChanged'] }, true],
])('of a changed password is told: %s', (_, reader, told) => {
  const changed: Message = { kind: 'passwordChanged', username: 'maple', changedAt: '2026-12-06T12:00:00Z' };
  expect(isTold(reader, changed)).toBe(told);
});

test('authorizations, notices, and what failed or came back can’t be switched off', () => {
  expect(messageKinds.filter((kind) => !isOptionalMessage(kind))).toEqual([
    'paymentFailed',
    'paymentReturned',
    'autoPayOn',
    'autoPayChanged',
    'autoPayOff',
    'debitComing',
    'debitFailed',
    'debitMissed',
    'passwordCode',
    'usernameReminder',
    'passwordChanged',
    'emailCode',
    'signInCreated',
    'signInAdded',
    'newDevice',
    'secondStepOn',
    'secondStepOff',
    'spareCodesMade',
    'spareCodeUsed',
    'secondStepFailed',
    'passkeyAdded',
    'passkeyRemoved',
  ]);
});
