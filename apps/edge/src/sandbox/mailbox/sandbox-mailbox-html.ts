import { pagePaths, type SpokenLanguage } from '@linework/contract';
import { htmlText } from '../../http/html-text.ts';
import { sandboxHtml } from '../sandbox-html.ts';
import type { KeptMail } from './kept-mails.ts';
import { sandboxMailboxWords } from './sandbox-mailbox-words.ts';

/** Where the mailbox stands, beside the other things that are only for trying. */
export const sandboxMailboxPath = '/demo/mailbox';

function page(language: SpokenLanguage, heading: string, content: string): string {
  const { title, sandbox } = sandboxMailboxWords[language];
  return sandboxHtml({ language, title, note: sandbox, heading, content });
}

function mailList(language: SpokenLanguage, mails: readonly KeptMail[]): string {
  const when = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short' });
  const row = ({ id, subject, sentAt }: KeptMail) =>
    `<li><a href="${sandboxMailboxPath}/${htmlText(id)}">${htmlText(subject)}<time datetime="${sentAt.toISOString()}">${htmlText(when.format(sentAt))}</time></a></li>`;
  return `<ul>${mails.map(row).join('')}</ul>`;
}

/** All that was sent to somebody, newest first. */
export function mailboxPage(language: SpokenLanguage, mails: readonly KeptMail[]): string {
  const { heading, empty } = sandboxMailboxWords[language];
  return page(
    language,
    heading,
    mails.length === 0 ? `<p>${htmlText(empty)}</p>` : mailList(language, mails),
  );
}

/** One message: its page in a frame that can run nothing and reach nothing, and what is read where no HTML is. */
export function mailPage(language: SpokenLanguage, { subject, html, text }: KeptMail): string {
  const words = sandboxMailboxWords[language];
  // Its links open beside the mailbox, as a mail program's do.
  const framed = html.replace('<head>', '<head><base target="_blank">');
  return page(
    language,
    subject,
    `<p><a href="${sandboxMailboxPath}">${htmlText(words.back)}</a></p>
<iframe title="${htmlText(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${htmlText(framed)}"></iframe>
<h2>${htmlText(words.text)}</h2>
<pre>${htmlText(text)}</pre>`,
  );
}

/** For somebody who is not signed in: messages are shown to those they were sent to alone, but what gets anybody in. */
export function signInPage(language: SpokenLanguage, mails: readonly KeptMail[]): string {
  const words = sandboxMailboxWords[language];
  return page(
    language,
    words.signIn,
    `<p><a href="${htmlText(pagePaths.signIn)}">${htmlText(words.signIn)}</a></p>${
      mails.length === 0 ? '' : `<h2>${htmlText(words.toGetIn)}</h2>${mailList(language, mails)}`
    }`,
  );
}
