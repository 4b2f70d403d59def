import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { reportPath } from './content-security-policy.ts';

/** What a browser says it stopped, cut down to what helps; both report formats. */
const violation = z.object({
  directive: z.string().max(200),
  blocked: z.string().max(500),
  page: z.string().max(500),
  source: z.string().max(500).nullable(),
});
export type Violation = z.infer<typeof violation>;

const remembered = 200;

/**
 * Takes reports of what the content security policy stopped. Outside production the last ones can be read, so that a
 * journey fails on any.
 */
export function cspReports(app: FastifyInstance, { readable }: { readonly readable: boolean }): void {
  const violations: Violation[] = [];
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(null, null);
        }
      },
    );
    const open = { config: { beforeSignIn: true, duringMaintenance: true } };
    scope.post(reportPath, open, async (request, reply) => {
      for (const found of violationsIn(request.body)) {
        request.log.warn({ violation: found }, 'content security policy violated');
        if (readable) violations.splice(0, Math.max(0, violations.push(found) - remembered));
      }
      return reply.code(204).send();
    });
    if (!readable) return;
    scope.get(reportPath, open, async () => ({ violations }));
    scope.delete(reportPath, open, async (_request, reply) => {
      violations.length = 0;
      return reply.code(204).send();
    });
  });
}

const oldFormat = z.object({
  'csp-report': z.object({
    'violated-directive': z.string(),
    'blocked-uri': z.string().default(''),
    'document-uri': z.string().default(''),
    'source-file': z.string().nullish(),
  }),
});
const newFormat = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: z.string(),
    blockedURL: z.string().nullish(),
    documentURL: z.string().default(''),
    sourceFile: z.string().nullish(),
  }),
});

function violationsIn(body: unknown): Violation[] {
  const old = oldFormat.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      {
        directive: report['violated-directive'].slice(0, 200),
        blocked: withoutQuery(report['blocked-uri']),
        page: withoutQuery(report['document-uri']),
        source: report['source-file'] ? withoutQuery(report['source-file']) : null,
      },
    ];
  }
  const reports = Array.isArray(body) ? body : [body];
  return reports.flatMap((report) => {
    const parsed = newFormat.safeParse(report);
    if (!parsed.success) return [];
    const { effectiveDirective, blockedURL, documentURL, sourceFile } = parsed.data.body;
    return [
      {
        directive: effectiveDirective.slice(0, 200),
        blocked: withoutQuery(blockedURL ?? ''),
        page: withoutQuery(documentURL),
        source: sourceFile ? withoutQuery(sourceFile) : null,
      },
    ];
  });
}

/** An address in a report may carry what a customer searched for. */
const withoutQuery = (address: string): string => (address.split(/[?#]/)[0] ?? '').slice(0, 500);
