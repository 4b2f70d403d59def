import { randomBytes } from 'node:crypto';

/** Where browsers report what the policy stopped. */
export const reportPath = '/csp-report';

/** Put in place of `__NONCE__` in the page; new for every answer. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The strict policy of every page: what carries this answer's nonce runs, nothing else, and no string becomes a script. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reportPath}`,
  ].join('; ');

/** For answers that are no pages: nothing in them may do anything. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";
