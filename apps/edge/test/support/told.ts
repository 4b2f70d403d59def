import type { Message } from '@linework/domain';
import { addressMessages } from '../../src/capabilities/messages/address-messages.ts';
import type { Mail, MailAnswer, MailPort } from '../../src/capabilities/messages/mail-port.ts';
import { type Sending, sendMessages } from '../../src/capabilities/messages/send-messages.ts';
import type { Database } from '../../src/database/database.ts';
import type { BillingWorld } from './billing-world.ts';
import { wholeRound } from './rounds.ts';

/** What is written down to be told to an account's people, oldest first. */
export async function toldOf(database: Database, accountId: string): Promise<readonly Message[]> {
  const rows = await database.query<{ content: Message }>(
    'SELECT content FROM message WHERE account_id = $1 ORDER BY id',
    [accountId],
  );
  return rows.map(({ content }) => content);
}

/** A port that keeps what was sent to it. @param answer what it answers to each, in turn; `sent` to all others */
export function collectingPort(answers: MailAnswer[] = []): MailPort & { readonly sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    keepsMail: false,
    send: async (mail) => {
      const answer = answers.shift() ?? { answer: 'sent' };
      if (answer.answer === 'sent') sent.push(mail);
      return answer;
    },
  };
}

export const testLinks = {
  billing: 'https://portal.example/billing/pay-bill',
  pay: 'https://portal.example/billing/pay-bill?open=otp',
  scheduled: 'https://portal.example/billing/pay-bill?open=fdp',
  methods: 'https://portal.example/billing/bill-pay-options',
  signIn: 'https://portal.example/login',
};

/** One round of messages, as the worker makes it. */
export async function messageRound(
  world: Pick<BillingWorld, 'clock' | 'configuration'>,
  database: Database,
  mail: MailPort,
  { realNow = new Date(), log = { warn: () => undefined } }: { realNow?: Date; log?: Sending['log'] } = {},
): Promise<void> {
  const { clock, configuration } = world;
  const services = { database, clock, realClock: { now: () => realNow }, configuration };
  await addressMessages(database, wholeRound, realNow, (error) => log.warn({ err: error }, 'not addressed'));
  await sendMessages({ services, mail, links: testLinks, log }, wholeRound);
}
