import { isLate, messageNow, messageSchema } from '@linework/domain';
import { type MessageLinks, messageWords, renderMessage } from '@linework/messages';
import type { FastifyBaseLogger } from 'fastify';
import { addressCodes, recoveryCodes } from '../../access/digit-code.ts';
import { loadAccount } from '../../facts/load-facts.ts';
import type { Services } from '../../services.ts';
import type { Round } from '../../worker/round.ts';
import { type Delivery, type Tried, takeDelivery, writeTried } from './deliveries.ts';
import type { Mail, MailAnswer, MailPort } from './mail-port.ts';
import { nextTry } from './tries.ts';

/** So many are under way at once: a slow server holds up that many. */
const atATime = 4;

type SendServices = Pick<Services, 'database' | 'clock' | 'realClock' | 'configuration'>;

export interface Sending {
  readonly services: SendServices;
  readonly mail: MailPort;
  readonly links: MessageLinks;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends what waits, soonest first, until nothing does; or until the server turns out to be away, which the next round tries. */
export async function sendMessages(sending: Sending, round: Round): Promise<void> {
  let isAway = false;
  const takeTurns = async () => {
    while (!isAway && !round.isOver()) {
      const delivery = await takeDelivery(sending.services.database, sending.services.realClock.now());
      if (!delivery) return;
      isAway = (await deliver(sending, delivery)) === 'away' || isAway;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atATime }, takeTurns));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function deliver(sending: Sending, delivery: Delivery): Promise<MailAnswer['answer']> {
  const { services, mail: port, log } = sending;
  const mail = await mailOf(sending, delivery);
  const answer = 'answer' in mail ? mail : await port.send(mail);
  const tried = triedBy(answer, delivery, services.realClock.now());
  await writeTried(services.database, delivery, {
    ...tried,
    kept: port.keepsMail && tried.sentAt && 'to' in mail ? mail : null,
  });
  if (answer.answer !== 'sent') {
    const { messageId, tries } = delivery;
    const isGivenUp = tried.givenUpAt !== null;
    log.warn({ messageId, tries, isGivenUp, problem: answer.problem }, 'message not sent');
  }
  return answer.answer;
}

/** What is sent, or why nothing is: a message that cannot be written now is tried later, and holds up no other. */
async function mailOf(
  sending: Sending,
  delivery: Delivery,
): Promise<Mail | Exclude<MailAnswer, { answer: 'sent' }>> {
  try {
    return (await written(sending, delivery)) ?? { answer: 'refused', problem: 'noReader' };
  } catch (error) {
    sending.log.warn({ err: error, messageId: delivery.messageId }, 'message not written');
    return { answer: 'later', problem: 'notWritten' };
  }
}

/** @returns `null` where account or reader is gone, or it comes too late to be of use */
async function written({ services, links }: Sending, delivery: Delivery): Promise<Mail | null> {
  const { accountId, messageId, userId, content, address, language } = delivery;
  const { configuration, clock, realClock, database } = services;
  const account = await loadAccount(database, accountId);
  if (!account || address === null) return null;
  const { facts } = account;
  const message = messageSchema.parse(content);
  if (isLate(message, realClock.now())) return null;
  const spoken = language === 'es' ? 'es' : 'en';
  const reader = {
    language: spoken,
    companyName: facts.account.companyName,
    accountNumber: facts.account.number,
    timeZone: facts.account.timeZone,
    brand: configuration.provider.brands.business,
    supportPhone: configuration.provider.supportPhone,
    cutOff: configuration.payments.cutOff,
    links,
    now: clock.now(),
  } as const;
  const now = {
    ...messageNow(facts, message, reader.now, configuration.autoPay),
    ...(message.kind === 'passwordCode' && {
      code: recoveryCodes(configuration.sessionSecret)(message.recoveryId),
    }),
    ...(message.kind === 'emailCode' && {
      code: addressCodes(configuration.sessionSecret)(message.codeId),
    }),
  };
  const rendered = renderMessage(message, now, reader, await messageWords(spoken));
  return { id: `${messageId}.${userId}`, to: address, ...rendered };
}

function triedBy(answer: MailAnswer, { tries, createdAt }: Delivery, now: Date): Omit<Tried, 'kept'> {
  if (answer.answer === 'sent') return { sentAt: now, nextTryAt: null, givenUpAt: null, problem: null };
  const { problem } = answer;
  const nextTryAt = answer.answer === 'refused' ? null : nextTry(tries, { createdAt, now });
  return { sentAt: null, nextTryAt, givenUpAt: nextTryAt ? null : now, problem };
}
