import type { Message } from './message.ts';

/** Whether a message would come too late to be of use: a code that works no more. @param now the real time */
export const isLate = (message: Message, now: Date): boolean =>
  (message.kind === 'passwordCode' || message.kind === 'emailCode') &&
  now.getTime() >= Date.parse(message.expiresAt);
