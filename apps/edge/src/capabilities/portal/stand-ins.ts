import { telephoneAddress } from '@linework/domain';
import { z } from 'zod';
import { htmlText } from '../../http/html-text.ts';

/** What the page itself says where the portal does not come up, as the build wrote it down from the copy files. */
export const standInWords = z.object({
  withoutScripts: z.object({ title: z.string(), text: z.string() }),
  notStarted: z.object({ title: z.string(), text: z.string(), reload: z.string() }),
});
export type StandInWords = z.infer<typeof standInWords>;

const main = (title: string, ...paragraphs: readonly string[]): string =>
  `<main class="stand-in"><h1>${htmlText(title)}</h1>${paragraphs.map((html) => `<p>${html}</p>`).join('')}</main>`;

/** A text of a copy file that names the provider's number, which a press calls. */
const withPhone = (text: string, phone: string): string =>
  htmlText(text).replace(
    '&lt;phone>{{phone}}&lt;/phone>',
    () => `<a href="${telephoneAddress(phone)}">${htmlText(phone)}</a>`,
  );

/**
 * The two pages that need nothing of the portal: for browsers that run no scripts, and, kept in a template until the
 * page's own script asks for it, for when the portal's first file does not come or is not what it must be.
 */
export const standIns = ({ withoutScripts, notStarted }: StandInWords, phone: string): string =>
  [
    `<noscript>${main(withoutScripts.title, withPhone(withoutScripts.text, phone))}</noscript>`,
    `<template id="linework-not-started">${main(
      notStarted.title,
      htmlText(notStarted.text),
      `<a href="">${htmlText(notStarted.reload)}</a>`,
    )}</template>`,
  ].join('');
