import { looksLikeCardNumber } from '@linework/domain';
import { z } from 'zod';

/** What a browser says it stopped, cut down to what helps; both report formats. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string | null;
}

/** A directive's name; the old format repeats its sources as well. */
const directive = z.string().transform((text, context) => {
  const [name] = /^[a-z][a-z-]{0,40}/.exec(text) ?? [];
  if (name !== undefined) return name;
  context.addIssue({ code: 'custom', message: 'is no directive' });
  return z.NEVER;
});

const oldFormat = z
  .object({
    'csp-report': z.object({
      'violated-directive': directive,
      'blocked-uri': z.string().default(''),
      'document-uri': z.string().default(''),
      'source-file': z.string().nullish(),
    }),
  })
  .transform(({ 'csp-report': report }) =>
    violation(
      report['violated-directive'],
      report['blocked-uri'],
      report['document-uri'],
      report['source-file'],
    ),
  );

const newFormat = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      effectiveDirective: directive,
      blockedURL: z.string().nullish(),
      documentURL: z.string().default(''),
      sourceFile: z.string().nullish(),
    }),
  })
  .transform(({ body }) =>
    violation(body.effectiveDirective, body.blockedURL ?? '', body.documentURL, body.sourceFile),
  );

const report = z.union([oldFormat, newFormat]);

/** The reports in a body: the new format brings several at once. What is no report is left out. */
export const violationsIn = (body: unknown): Violation[] =>
  (Array.isArray(body) ? body : [body]).flatMap((part) => {
    const parsed = report.safeParse(part);
    return parsed.success ? [parsed.data] : [];
  });

const violation = (
  directive: string,
  blocked: string,
  page: string,
  source: string | null | undefined,
): Violation => ({
  directive,
  blocked: place(blocked),
  page: place(page),
  source: source ? place(source) : null,
});

/**
 * A place as a report may be kept: of an address no query, which may carry what a customer searched for, of data only
 * that it is data, else a word like `inline`. Nothing that could pass for a line of the log.
 */
function place(text: string): string {
  if (!URL.canParse(text)) return /^[a-z-]{1,40}$/.test(text) ? text : '';
  const { protocol, origin, pathname } = new URL(text);
  if (!/^(?:https?|wss?):$/.test(protocol)) return protocol.slice(0, 40);
  // The whole path, of which a part may not read as one any more.
  return looksLikeCardNumber(pathname) ? origin : `${origin}${pathname}`.slice(0, 500);
}
