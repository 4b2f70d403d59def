import { pagePaths, type SpokenLanguage } from '@linework/contract';
import { htmlText } from '../../http/html-text.ts';
import type { KeptMail } from './kept-mails.ts';
import { sandboxMailboxWords } from './sandbox-mailbox-words.ts';

/** Where the mailbox stands, beside the other things that are only for trying. */
export const sandboxMailboxPath = '/demo/mailbox';

/** It looks like nobody's mail program, and not like the portal either. */
const style = `
  :root { color-scheme: light dark; --ink: #1d1b2e; --soft: #56536b; --line: #7f7c94; --ground: #f4f3f8; --card: #fff;
    --link: #4b2fb8; --note: #fff4df; --on-note: #5c3700; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f3f2f9; --soft: #bab7cc; --line: #76738c; --ground: #131220;
    --card: #1d1b2e; --link: #b9a7ff; --note: #38280c; --on-note: #ffd591; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  header, main { width: min(48rem, 100% - 2rem); margin-inline: auto; }
  header p { margin: 1.5rem 0 0; font-weight: 600; }
  h1 { margin: 0.5rem 0 1rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
  .note { margin: 1rem 0; padding: 0.75rem 1rem; border-radius: 0.75rem; background: var(--note); color: var(--on-note); }
  ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
  li + li { border-top: 1px solid var(--line); }
  li a { display: block; min-height: 3rem; padding: 0.75rem 1rem; }
  time { display: block; color: var(--soft); font-size: 0.875rem; }
  a { color: var(--link); }
  a:focus-visible { outline: 3px solid var(--link); outline-offset: -3px; border-radius: 0.75rem; }
  iframe { width: 100%; height: 48rem; border: 1px solid var(--line); border-radius: 0.75rem; background: #fff; }
  pre { padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); white-space: pre-wrap;
    overflow-wrap: anywhere; }
`;

function page(language: SpokenLanguage, heading: string, content: string): string {
  const words = sandboxMailboxWords[language];
  return `<!doctype html>
<html lang="${language}-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(heading)} – ${htmlText(words.title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header><p>${htmlText(words.title)}</p></header>
<main>
<h1>${htmlText(heading)}</h1>
${content}
<p class="note" role="note">${htmlText(words.sandbox)}</p>
</main>
</body>
</html>`;
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
