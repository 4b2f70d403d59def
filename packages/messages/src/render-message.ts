import { locales } from '@linework/copy/words';
import type { Message, MessageNow } from '@linework/domain';
import { messageContent } from './message-content.ts';
import { messageHtml } from './message-html.ts';
import type { MessageReader } from './message-reader.ts';
import { messageText } from './message-text.ts';
import { type MessageTexts, messageValues } from './message-values.ts';
import { plainValue } from './plain-value.ts';

/** A message as it is sent. */
export interface RenderedMessage {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a message to one reader. @param t its words, in the reader's language */
export function renderMessage(
  message: Message,
  now: MessageNow,
  reader: MessageReader,
  t: MessageTexts,
): RenderedMessage {
  const values = messageValues(t, reader);
  const content = messageContent(message, values, reader, now);
  const { supportPhone: phone, accountNumber, companyName } = reader;
  const digits = accountNumber.replaceAll(/\W/g, '').slice(-4);
  const company = plainValue(companyName);
  const account = values.row('rows.account', t('rows.accountEnding', { company, digits }));
  const told = { ...content, rows: [...content.rows, ...(content.isAboutNoAccount ? [] : [account])] };
  const frame = {
    locale: locales[reader.language],
    brand: reader.brand,
    figure: content.code ?? (content.amount && values.money(content.amount)),
    authorizationHeading: t('authorization.heading'),
    keepNote: t('authorization.keep'),
    actionLabel: t(`actions.${content.action}`),
    href: reader.links[content.action],
    footer: [t(content.isAboutAccess ? 'footer.notYou' : 'footer.help', { phone }), t('footer.safe')],
  };
  return {
    subject: plainValue(content.subject),
    html: messageHtml(told, frame),
    text: messageText(told, frame),
  };
}
