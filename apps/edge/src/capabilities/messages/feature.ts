import type { Configuration } from '../../configuration/configuration.types.ts';
import { keepsMail } from '../../configuration/environment.ts';
import type { Feature } from '../../feature.ts';
import { sandboxMailboxPages } from '../../sandbox/mailbox/sandbox-mailbox-pages.ts';
import { addressMessages } from './address-messages.ts';
import { giveUpOld } from './deliveries.ts';
import { foretellDebits } from './foretell-debits.ts';
import { foretellExpiry } from './foretell-expiry.ts';
import type { MailPort } from './mail-port.ts';
import { messageLinks } from './message-links.ts';
import { messageSettingsResolvers } from './message-settings.ts';
import { sandboxPort } from './sandbox-port.ts';
import { sendMessages } from './send-messages.ts';
import { smtpPort } from './smtp-port.ts';
import { deliveredWithinMs } from './tries.ts';

/** Where messages leave; `null` for real customers without a mail server, where they wait for one for a while. */
function mailPort(configuration: Configuration): MailPort | null {
  const { mail } = configuration;
  if (mail.smtp) return smtpPort(mail.smtp, mail);
  return keepsMail(configuration) ? sandboxPort : null;
}

/** Messages that tell of money that moves: to whom, and that they leave. What is told is written where it happens. */
export const messagesFeature = {
  resolvers: messageSettingsResolvers,
  routes: (app, { services, cookies }) => sandboxMailboxPages(app, services, cookies),
  jobs: ({ services, worker, log }) => {
    const mail = mailPort(services.configuration);
    if (!mail) log.warn('SMTP_URL is not set: no message to a customer is sent');
    const links = messageLinks(services.configuration);
    const reported = new Set<string>();
    const onUnread = (error: unknown, messageId: string) => {
      if (!reported.has(messageId))
        log.error({ err: error, messageId }, 'message left for an edge that can read it');
      reported.add(messageId);
    };
    return [
      {
        name: 'messages',
        everySeconds: 5,
        run: async (round) => {
          await addressMessages(services.database, round, services.realClock.now(), onUnread);
          if (mail) await sendMessages({ services, mail, links, log }, round);
        },
      },
      {
        name: 'debit-notices',
        everySeconds: 60,
        run: async (round) => await foretellDebits(worker, round, services.configuration.autoPay),
      },
      {
        name: 'expiry-notices',
        everySeconds: 300,
        run: async (round) => await foretellExpiry(worker, round),
      },
    ];
  },
  cleanUp: async (database, { now }) =>
    await giveUpOld(database, new Date(now.getTime() - deliveredWithinMs), now),
} satisfies Feature;
