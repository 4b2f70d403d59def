import type { SpokenLanguage } from '@linework/contract';
import { htmlText } from '../http/html-text.ts';

/** Of a page that runs nothing and loads nothing; a message brings its styles in its elements, as mail programs want them. */
export const sandboxPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** It looks like nobody's program, and not like the portal either. */
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
  table { width: 100%; border-collapse: collapse; border: 1px solid var(--line); background: var(--card); font-size: 0.875rem; }
  td, th { padding: 0.5rem 0.75rem; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
  td { overflow-wrap: anywhere; }
`;

export interface SandboxHtml {
  readonly language: SpokenLanguage;
  /** Of what stands in for something. */
  readonly title: string;
  /** That it is for trying things out alone. */
  readonly note: string;
  readonly heading: string;
  /** As HTML. */
  readonly content: string;
}

/** A page that is only for trying things out. */
export const sandboxHtml = ({
  language,
  title,
  note,
  heading,
  content,
}: SandboxHtml): string => `<!doctype html>
<html lang="${language}-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(heading)} – ${htmlText(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header><p>${htmlText(title)}</p></header>
<main>
<h1>${htmlText(heading)}</h1>
${content}
<p class="note" role="note">${htmlText(note)}</p>
</main>
</body>
</html>`;
