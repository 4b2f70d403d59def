import { htmlText } from '../../http/html-text.ts';
import { sandboxBankPath } from './sandbox-bank-login.ts';
import { type SandboxLanguage, sandboxBankWords } from './sandbox-bank-words.ts';
import { numbersOf, type SandboxBank, type SandboxBankAccountChoice, sandboxBanks } from './sandbox-banks.ts';

/** It looks like nobody's bank and not like the portal either: the customer has gone elsewhere. */
const style = `
  :root { color-scheme: light dark; --ink: #14261c; --soft: #4b5d52; --line: #768a7e; --ground: #f1f5f2; --card: #fff;
    --brand: #0b5f4a; --on-brand: #fff; --note: #fff4df; --on-note: #5c3700; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f0f6f2; --soft: #b4c4ba; --line: #6d8276; --ground: #0f1612;
    --card: #17211b; --brand: #7fd6b8; --on-brand: #06241b; --note: #38280c; --on-note: #ffd591; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  .note { margin: 1.5rem 0 0; padding: 0.75rem 1rem; border-radius: 0.75rem; background: var(--note); color: var(--on-note); text-align: center; }
  header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; justify-content: space-between; padding: 1.5rem 0 0.5rem; }
  header p { margin: 0; font-weight: 600; }
  main, header { width: min(32rem, 100% - 2rem); margin-inline: auto; }
  main { padding-bottom: 3rem; }
  h1 { margin: 0.5rem 0; font-size: 1.5rem; line-height: 1.25; }
  .lead { margin: 0 0 1.5rem; color: var(--soft); }
  fieldset { margin: 0 0 1rem; padding: 0; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card);
    overflow: hidden; }
  legend { float: left; width: 100%; padding: 0.875rem 1rem 0.25rem; font-weight: 600; }
  label { display: flex; clear: both; gap: 0.75rem; align-items: center; min-height: 3rem; padding: 0.5rem 1rem; }
  label:has(:focus-visible) { outline: 3px solid var(--brand); outline-offset: -3px; border-radius: 0.75rem; }
  label span { flex: 1; }
  .digits { flex: none; color: var(--soft); font-variant-numeric: tabular-nums; }
  input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--brand); outline: none; }
  button { width: 100%; min-height: 3rem; margin-top: 0.75rem; padding: 0.75rem 1rem; border: 1px solid var(--brand);
    border-radius: 0.5rem; background: transparent; color: var(--brand); font: inherit; font-weight: 600; cursor: pointer; }
  button.primary { margin-top: 1rem; background: var(--brand); color: var(--on-brand); }
  a { color: var(--brand); }
  :is(button, a):focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;

interface Frame {
  readonly language: SandboxLanguage;
  readonly nonce: string;
  /** The same page in the other language. */
  readonly otherHref: string | null;
}

function page({ language, nonce, otherHref }: Frame, heading: string, content: string): string {
  const words = sandboxBankWords[language];
  const other = language === 'en' ? 'es' : 'en';
  return `<!doctype html>
<html lang="${language === 'en' ? 'en-US' : 'es-US'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(heading)} – ${htmlText(words.title)}</title>
<link rel="icon" href="data:,">
<style nonce="${htmlText(nonce)}">${style}</style>
</head>
<body>
<header><p>${htmlText(words.title)}</p>${
    otherHref
      ? `<a href="${htmlText(otherHref)}" lang="${other}" hreflang="${other}">${htmlText(words.other)}</a>`
      : ''
  }</header>
<main>
<h1>${htmlText(heading)}</h1>
${content}
</main>
</body>
</html>`;
}

/** The sample banks with their accounts; the first that pays is chosen to begin with. */
export function chooseAccountPage(
  request: string,
  { language, nonce }: Pick<Frame, 'language' | 'nonce'>,
): string {
  const words = sandboxBankWords[language];
  const other = language === 'en' ? 'es' : 'en';
  const otherHref = `${sandboxBankPath}?${new URLSearchParams({ request, language: other })}`;
  const first = sandboxBanks[0]?.accounts[0]?.name;
  const note = ({ choice }: SandboxBankAccountChoice) => {
    if (choice.onChoice === 'refuse') return words.refuses;
    if (choice.onChoice === 'silence') return words.silent;
    return null;
  };
  const row = (account: SandboxBankAccountChoice) => `<label>
<input type="radio" name="account" value="${htmlText(account.name)}"${account.name === first ? ' checked' : ''}>
<span>${htmlText(note(account) ?? words[account.accountType])}</span>${
    note(account)
      ? ''
      : `<span class="digits">···· ${htmlText(numbersOf(account).accountNumber.slice(-4))}</span>`
  }
</label>`;
  const group = ({ name, accounts }: SandboxBank) =>
    `<fieldset><legend>${htmlText(name)}</legend>${accounts.map(row).join('')}</fieldset>`;
  return page(
    { language, nonce, otherHref },
    words.heading,
    `<p class="lead">${htmlText(words.lead)}</p>
<form action="${sandboxBankPath}/answer">
<input type="hidden" name="request" value="${htmlText(request)}">
${sandboxBanks.map(group).join('')}
<button class="primary" name="answer" value="connect">${htmlText(words.connect)}</button>
<button name="answer" value="cancel">${htmlText(words.cancel)}</button>
</form>
<p class="note" role="note">${htmlText(words.sandbox)}</p>`,
  );
}

/** For somebody who was not sent here by the portal, or came too late. */
export const endedPage = (frame: Pick<Frame, 'language' | 'nonce'>): string => {
  const words = sandboxBankWords[frame.language];
  return page(
    { ...frame, otherHref: null },
    words.overHeading,
    `<p class="lead">${htmlText(words.over)}</p>`,
  );
};
