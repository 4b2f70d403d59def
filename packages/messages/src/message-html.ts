import { locales } from '@linework/copy/words';
import { Html, html } from './html.ts';
import type { MessageContent, MessageRow } from './message-content.types.ts';
import { messageColors, messageStyle } from './message-looks.ts';

/** What stands around what a message says. */
export interface MessageFrame {
  /** `en-US` */
  readonly locale: string;
  readonly brand: string;
  readonly figure: string | null;
  readonly authorizationHeading: string;
  readonly keepNote: string;
  readonly actionLabel: string;
  readonly href: string;
  readonly footer: readonly string[];
}

const { canvas, surface, ink, body, muted, line, brand, onBrand } = messageColors.light;
const face = "font-family: Inter, 'Segoe UI', Helvetica, Arial, sans-serif";

const paragraph = (text: string): Html =>
  html`<p class="body" style="margin: 0 0 16px; font-size: 16px; line-height: 24px; color: ${body}">${text}</p>`;

const row = ({ label, value }: MessageRow): Html => html`<tr class="row">
<th scope="row" class="muted line" style="padding: 12px 16px 12px 0; border-bottom: 1px solid ${line}; font-size: 14px; line-height: 20px; font-weight: 400; text-align: left; vertical-align: top; color: ${muted}; width: 40%">${label}</th>
<td class="ink line" style="padding: 12px 0; border-bottom: 1px solid ${line}; font-size: 14px; line-height: 20px; font-weight: 600; text-align: right; vertical-align: top; color: ${ink}; word-break: break-word">${value}</td>
</tr>`;

const table = (rows: readonly MessageRow[]): Html | null =>
  rows.length === 0
    ? null
    : html`<table width="100%" cellpadding="0" cellspacing="0" style="margin: 8px 0 24px; border-collapse: collapse">${rows.map(row)}</table>`;

function authorizationPart(
  { authorization }: MessageContent,
  { authorizationHeading, keepNote }: MessageFrame,
): Html | null {
  if (!authorization) return null;
  const { wording, language, rows } = authorization;
  return html`<h2 class="ink" style="margin: 32px 0 8px; font-size: 18px; line-height: 24px; font-weight: 600; color: ${ink}">${authorizationHeading}</h2>
${wording === null ? null : html`<div lang="${locales[language]}">${paragraph(wording)}</div>`}${table(rows)}${paragraph(keepNote)}`;
}

/** A message as HTML: one column of at most 600 pixels, its styles in its elements, as mail programs keep no others. */
export function messageHtml(content: MessageContent, frame: MessageFrame): string {
  const { subject, heading, lead, rows, notes } = content;
  const { locale, figure, actionLabel, href, footer } = frame;
  const page = html`<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title>
<style>${new Html(messageStyle)}</style>
</head>
<body class="canvas" style="margin: 0; padding: 0; background: ${canvas}; ${new Html(face)}">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${lead}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background: ${canvas}">
<tr><td class="gutter" align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px">
<tr><td class="ink inside" style="padding: 0 0 16px; font-size: 16px; line-height: 24px; font-weight: 600; color: ${ink}">${frame.brand}</td></tr>
<tr><td class="surface inside" style="padding: 32px; border: 1px solid ${line}; border-radius: 16px; background: ${surface}">
<h1 class="ink" style="margin: 0 0 12px; font-size: 24px; line-height: 32px; font-weight: 600; color: ${ink}">${heading}</h1>
${figure === null ? null : html`<p class="ink" style="margin: 0 0 12px; font-size: 40px; line-height: 44px; font-weight: 600; color: ${ink}">${figure}</p>`}${paragraph(lead)}
${table(rows)}${notes.map(paragraph)}${authorizationPart(content, frame)}<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="border-radius: 8px; background: ${brand}"><a class="button" href="${href}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; font-size: 16px; line-height: 24px; font-weight: 600; text-decoration: none; background: ${brand}; color: ${onBrand}">${actionLabel}</a></td></tr></table>
</td></tr>
<tr><td class="inside" style="padding: 24px 0 0">${footer.map(
    (text) =>
      html`<p class="muted" style="margin: 0 0 8px; font-size: 14px; line-height: 20px; color: ${muted}">${text}</p>`,
  )}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return page.toString();
}
