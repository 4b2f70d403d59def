import { z } from 'zod';
import { type FurtherEnvironment, isEnvironment } from './environment.ts';
import { configuredHostName } from './host-name.ts';
import { mountedParts } from './mounted-parts.ts';
import { onOrOff } from './on-or-off.ts';
import { processorUrl } from './processor-url.ts';
import { mailSender, smtpUrl } from './smtp-url.ts';
import { trustedProxies } from './trusted-proxies.ts';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ''),
  );

const hosts = list.transform((names, context): string[] =>
  names.flatMap((text) => {
    const name = configuredHostName(text);
    if (name !== null) return [name];
    context.addIssue({ code: 'custom', message: `"${text}" is not the name of a host` });
    return [];
  }),
);

/** Which environment each stands for is known once the further names are. */
const hostEnvironments = list.transform((pairs, context): { suffix: string; name: string }[] =>
  pairs.flatMap((pair) => {
    const [host = '', name = ''] = pair.split('=').map((part) => part.trim());
    const suffix = configuredHostName(host);
    if (suffix !== null && name !== '') return [{ suffix, name }];
    context.addIssue({ code: 'custom', message: `"${pair}" is not host=environment` });
    return [];
  }),
);

/** Names of the provider's own, each as strict as one of ours: `qa=uat,training=stage`. None of ours gets another meaning. */
const furtherEnvironments = list.transform((pairs, context): FurtherEnvironment[] =>
  pairs.flatMap((pair, at) => {
    const [name = '', like = ''] = pair.split('=').map((part) => part.trim());
    const isNew =
      !isEnvironment(name) && !pairs.slice(0, at).some((one) => one.split('=')[0]?.trim() === name);
    if (/^[a-z][\w-]*$/.test(name) && isNew && isEnvironment(like)) return [{ name, like }];
    context.addIssue({
      code: 'custom',
      message: `"${pair}" is not a new name and the environment that it is as strict as, like qa=uat`,
    });
    return [];
  }),
);

const text = z
  .string()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
const dollars = z
  .string()
  .regex(/^\d+(\.\d{2})?$/, 'must be dollars, like 5000.00')
  .transform((value) => Math.round(Number(value) * 100));

/** Days after the debit day, rising: `3,6`. */
const retryDays = z
  .string()
  .regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'must be days, like 3,6')
  .transform((days) =>
    days === ''
      ? []
      : days
          .split(',')
          .map(Number)
          .toSorted((a, b) => a - b),
  );

/** A page of the provider's elsewhere; empty for none. */
const addressElsewhere = z
  .url({ protocol: /^https?$/ })
  .or(z.literal(''))
  .optional();

/** Every variable the edge reads, but for the toggles. Nothing else in the edge looks at `process.env`. */
export const environmentVariables = z.object({
  PORTAL_ENV: text,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  TRUST_PROXY: trustedProxies,
  TRUST_FORWARDED_HOST: onOrOff,
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  HTTPS: onOrOff,
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  DATABASE_URL: text,
  DATA_DIR: z
    .string()
    .default('')
    .transform((folder) => folder || '.data'),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(30_000),
  CONNECTION_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(120_000),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
  PORTAL_DIST: text,
  MOUNTS: mountedParts,
  PARTS_DIR: text,
  PROCESSOR_URL: processorUrl,
  PROCESSOR_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(8_000),
  SESSION_SECRET: text,
  CATALOGUE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CATALOGUE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  COMMUNITY_HOSTS: hosts,
  HOST_ENVIRONMENTS: hostEnvironments,
  FURTHER_ENVIRONMENTS: furtherEnvironments,
  BRAND_BUSINESS: z.string().default('Linework Business'),
  BRAND_COMMUNITY: z.string().default('Linework Community Solutions'),
  SUPPORT_PHONE: z.string().default('1-800-555-0142'),
  SUPPORT_URL: z.string().default('https://provider.example/support'),
  STORE_LOCATOR_URL: z.string().default('https://provider.example/stores'),
  TERMS_URL: z.string().default('https://provider.example/terms'),
  PRIVACY_URL: z.string().default('https://provider.example/privacy'),
  ENTERPRISE_URL: z.string().default('https://enterprise.provider.example/billing'),
  SELF_INSTALL_URL: addressElsewhere,
  VOICE_MANAGER_URL: addressElsewhere,
  SUBSCRIPTIONS_URL: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default('https://streaming.provider.example/{subscription}'),
  TRACKING_URL: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default('https://tracking.provider.example/{carrier}/{number}'),
  BILLING_TIME_ZONE: z.string().default('America/New_York'),
  PAYMENT_CUT_OFF: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM')
    .optional(),
  PAYMENT_DAYS_AHEAD: z.coerce.number().int().min(0).max(365).optional(),
  PAYMENT_MINIMUM: z.enum(['oneDollar', 'amountDue']).optional(),
  PAYMENT_MAXIMUM: dollars.optional(),
  PAYMENT_OVERRIDE_PORTAL: text,
  PAYMENT_OVERRIDE_MAXIMUM: dollars.optional(),
  AUTO_PAY_RETRY_DAYS: retryDays.optional(),
  SMTP_URL: smtpUrl,
  MAIL_FROM: mailSender,
  ALLOW_PGLITE_IN_PRODUCTION: onOrOff,
});

export type EnvironmentVariables = z.infer<typeof environmentVariables>;
