import {
  addressSchema,
  browserNames,
  businessDateSchema,
  type CardDataRequest,
  type CardDataToken,
  cardBrands,
  footprints,
  forgottenThings,
  identityRoles,
  isReference,
  longestEmailAddress,
  moneyStates,
  outcomeCodes,
  pageAlertSchema,
  recoveryCodeDigits,
  serviceSchema,
  serviceStandings,
  spareCodeLength,
  systemNames,
  type TokenisedMethod,
  userTypes,
} from '@linework/domain';
import { z } from 'zod';
import { passkeysAnswer } from './passkeys/passkey-schemas.ts';
import { signInParameters } from './rest.ts';

export { analyticsBatch } from './analytics/batch-schema.ts';
export * from './passkeys/passkey-schemas.ts';

/** As long as a password may be, in units of two bytes, however its letters are composed. */
const typedPassword = z.string().min(1).max(512);

/** Sign-in: a code is answered for user name and password, bound to the PKCE challenge. */
export const signInRequest = z.strictObject({
  client_id: z.literal(signInParameters.clientId),
  credential_type: z.literal(signInParameters.credentialType),
  response_type: z.literal(signInParameters.responseType),
  code_challenge_method: z.literal(signInParameters.codeChallengeMethod),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  account_type: z.literal(signInParameters.accountType),
  username: z.string().min(1).max(200),
  password: typedPassword,
  remember_me: z.boolean(),
});
/** The code is traded for a session; where it awaits the second step, only once that was taken. */
export const signInAnswer = z.object({ code: z.string(), awaits_second_step: z.literal(true).optional() });

/** As long as what somebody may type or paste; the rules of the domain decide. */
const typedSecondCode = z.string().min(1).max(60);
/** Of the browser that entered the password, which alone has the verifier. */
export const secondStepCodeRequest = z.strictObject({
  code: z.string().max(200),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  second_code: typedSecondCode,
});
/** How many recovery codes are left, where one was used. */
export const secondStepCodeAnswer = z.object({ spareCodesLeft: z.number().nullable() });

export const tokenRequest = z.strictObject({
  grant_type: z.literal('authorization_code'),
  client_id: z.literal(signInParameters.clientId),
  code: z.string().max(200),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
/** The session itself is a cookie; the id token carries acct_type, acct_zip, billing_slice and acct_num. */
export const tokenAnswer = z.object({ id_token: z.string() });

const opaque = z.string().regex(/^[\w-]{43}$/);
const eightDigits = z.string().regex(new RegExp(`^\\d{${recoveryCodeDigits}}$`));

/** Somebody cannot sign in. What is answered is the same whether there is such a one or not. */
export const recoveryRequest = z.strictObject({
  forgotten: z.enum(forgottenThings),
  name: z.string().min(1).max(longestEmailAddress),
});
/** What the browser shows with the code that was emailed. */
export const recoveryAnswer = z.object({ recovery: opaque });
export const recoveryCodeRequest = z.strictObject({
  recovery: opaque,
  code: eightDigits,
});
/** Entitles to one new password. */
export const recoveryCodeAnswer = z.object({ grant: opaque });
export const recoveryPasswordRequest = z.strictObject({ grant: opaque, password: typedPassword });

const typedName = z.string().min(1).max(200);

/** What stands on a bill. Lengths are bounds only; the rules of the domain decide. */
export const registrationRequest = z.strictObject({
  accountNumber: z.string().min(1).max(60),
  zip: z.string().min(1).max(20),
  securityCode: eightDigits,
});
/** What the browser shows with what follows. */
export const registrationAnswer = z.object({ registration: opaque });
export const registrationDetailsRequest = z.strictObject({
  registration: opaque,
  firstName: typedName,
  lastName: typedName,
  email: z.string().min(1).max(longestEmailAddress),
  username: typedName,
  password: typedPassword,
});
export const registrationCodeRequest = z.strictObject({ registration: opaque, code: eightDigits });
export const registrationNameRequest = z.strictObject({ registration: opaque, username: typedName });

/** Who is signed in, and until when. Instants are RFC 3339; the server is the clock. */
export const sessionAnswer = z.object({
  user: z.object({
    id: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(identityRoles),
    userType: z.enum(userTypes),
  }),
  accountId: z.string(),
  accountNumber: z.string(),
  companyName: z.string(),
  enterpriseBilled: z.boolean(),
  footprint: z.enum(footprints),
  timeZone: z.string(),
  now: z.string(),
  /** When the session ends if nobody does anything. */
  idleDeadline: z.string(),
  /** When it ends whatever anybody does. */
  absoluteDeadline: z.string(),
  /** What is turned on for this account or role, beyond what is on for everybody at the host. */
  toggles: z.array(z.string()).optional(),
  /** The experiments that the account takes part in, and beside each the variant that it has. */
  experimentUuids: z.array(z.string()).optional(),
  variantUuids: z.array(z.string()).optional(),
  /** What stands above pages, the worst first; left out where there is nothing. */
  alerts: z.array(pageAlertSchema).optional(),
  /** The account has mobile service without the Auto Pay that it requires, and whoever asks may turn it on. */
  isMissingAutoPay: z.literal(true).optional(),
});
/** What is held about a sign-in, for whoever it is. Neither a password nor a code is in it: what is kept of them is no copy. */
export const signInData = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(identityRoles),
  userType: z.enum(userTypes),
  language: z.string().nullable(),
  accountNumber: z.string(),
  /** Sessions that are kept: those of today and yesterday. */
  sessions: z.array(
    z.object({
      begun: z.string(),
      lastActive: z.string(),
      ended: z.string().nullable(),
      isThisOne: z.boolean(),
    }),
  ),
  /** Since when signing in asks for a second step too; `null` while it does not. */
  secondStepOn: z.string().nullable(),
  passkeys: passkeysAnswer.shape.passkeys,
  /** How often this user's use was told of in the last 30 days. */
  usageEvents: z.int(),
  /** Who looked at the account on its behalf: what was looked at often within an hour is told once, with the last time. */
  looksOnBehalf: z.array(
    z.object({ at: z.string(), by: z.enum(userTypes), what: z.string(), times: z.int() }),
  ),
});
/** The alerts that are left to show, the worst first. */
export const pageAlertsAnswer = z.object({ alerts: z.array(pageAlertSchema) });
/** Closes an alert for whoever is signed in, on every device. */
export const dismissedAlertRequest = z.strictObject({ id: z.string().min(1).max(64) });
/** "I am still here" is answered with the new deadlines alone. */
export const pingAnswer = sessionAnswer.pick({ now: true, idleDeadline: true, absoluteDeadline: true });

export const reauthenticationRequest = z.strictObject({
  password: typedPassword,
  /** Of the second step, where it is on: the app's, or a recovery code. */
  secondCode: typedSecondCode.optional(),
});
export const reauthenticationAnswer = z.object({
  /** Whether the password is right and the second step is still to be shown beside it: nothing is confirmed until then. */
  awaitsSecondStep: z.boolean(),
});
export const passwordRequest = z.strictObject({ password: typedPassword });
const spareCode = z.string().length(spareCodeLength);
export const secondStepAnswer = z.object({
  /** Since when; `null` while it is off. */
  onSince: z.string().nullable(),
  spareCodesLeft: z.number(),
});
export const emptyRequest = z.strictObject({});
/** A key for an authenticator app, to type (base 32) and as the address of its picture. */
export const secondStepSetUpAnswer = z.object({ key: z.string(), address: z.string() });
export const secondStepOnRequest = z.strictObject({ code: typedSecondCode });
/** Told this once. */
export const spareCodesAnswer = z.object({ spareCodes: z.array(spareCode) });
export const devicesAnswer = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      browser: z.enum(browserNames),
      system: z.enum(systemNames),
      signedInAt: z.string(),
      lastActiveAt: z.string(),
      /** Whether it is the one that asks. */
      isThis: z.boolean(),
    }),
  ),
});
/** One device; or `null` for all of them, the one that asks too. */
export const deviceSignOutRequest = z.strictObject({ deviceId: z.uuid().nullable() });

export const accountsAnswer = z.object({
  accounts: z.array(
    z.object({
      accountId: z.string(),
      accountNumber: z.string(),
      companyName: z.string(),
      status: z.enum(['active', 'inactive', 'disconnected']),
      isDelinquent: z.boolean(),
      pastDueAmount: z.object({ unit: z.literal('USD'), value: z.string() }),
      pendingPaymentAmount: z.object({ unit: z.literal('USD'), value: z.string() }),
      /** The names of whom to ask to pay, the owner first; none for whoever may pay. */
      whomToAskToPay: z.array(z.string()),
      serviceAddress: addressSchema,
      billToAddress: addressSchema,
      softDisconnectDate: businessDateSchema.nullable(),
      footprint: z.enum(footprints),
      cycleDay: z.int(),
    }),
  ),
});
export const servicesAnswer = z.object({
  services: z.array(serviceSchema),
  /** What all of them but mobile service are: they are turned off and on together. */
  standing: z.enum(serviceStandings),
  /** What mobile service is; `null` without any. */
  mobileStanding: z.enum(serviceStandings).nullable(),
});
export const delinquencyScheduleAnswer = z.object({ softDisconnectDate: businessDateSchema.nullable() });

/** The privacy-compliance copy (customer-proprietary network information) that is fetched after sign-in. */
export const complianceAnswer = z.object({
  isCompliant: z.boolean(),
  noticeVersion: z.string(),
  noticeUrl: z.string(),
  checkedDate: businessDateSchema,
});

/** Which agreements of the community the account has (spec section 3); none where the community's system did not know it. */
export const communityStatusAnswer = z.object({
  hasTenantAgreement: z.boolean(),
  hasEligibleBillerCode: z.boolean(),
  /** The community has its tab for whoever has this one. */
  hasBulkMasterAgreement: z.boolean(),
  /** Whether the community's system knew the account. */
  isSuccess: z.boolean(),
});

/** What the card-data endpoint takes. Lengths are bounds only; the rules of the domain decide. */
export const cardDataRequest = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('creditCard'),
    cardNumber: z.string().max(40),
    nameOnCard: z.string().min(1).max(100),
    expiration: z.string().max(10),
    postalCode: z.string().max(10),
    securityCode: z.string().max(4),
  }),
  z.strictObject({
    type: z.literal('bankAccount'),
    routingNumber: z.string().max(20),
    accountNumber: z.string().max(40),
    accountType: z.enum(['checking', 'savings']),
    nameOnAccount: z.string().min(1).max(100),
  }),
  z.strictObject({
    type: z.literal('savedCard'),
    paymentMethodId: z.string().max(100),
    securityCode: z.string().max(4),
  }),
]) satisfies z.ZodType<CardDataRequest>;
/** A single-use token, good for five minutes, and what may be known of the method. */
export const cardDataAnswer = z.object({
  token: z.string(),
  expiresAt: z.string(),
  method: z.object({
    type: z.enum(['creditCard', 'bankAccount']),
    brand: z.enum(cardBrands).nullable(),
    funding: z.enum(['credit', 'debit', 'prepaid']).nullable(),
    lastFourDigits: z.string(),
    expirationDate: z.string().nullable(),
    canBeSaved: z.boolean(),
  }),
}) satisfies z.ZodType<CardDataToken & { readonly method: TokenisedMethod }>;

/** Begins a sign-in at the customer's bank, which sends them back to a page of this portal. */
export const bankConnectionRequest = z.strictObject({
  language: z.enum(['en', 'es']),
  /** Path and query, of this origin only. */
  returnPath: z.string().max(500),
});
/** Where the customer signs in, and until when (RFC 3339). */
export const bankConnectionAnswer = z.object({ address: z.string(), expiresAt: z.string() });

/** What the bank's page sent the customer back with. */
export const connectedBankRequest = z.strictObject({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(2_000),
});
/** The account that the customer chose, as a token like a typed one's; its numbers stay on the server. */
export const connectedBankAnswer = cardDataAnswer.extend({
  method: cardDataAnswer.shape.method.extend({
    /** The bank's own name. */
    name: z.string(),
    accountType: z.enum(['checking', 'savings']),
  }),
});

/** GraphQL over HTTP, with its appendix "Persisted Documents": the id of a known document, or a query as text. */
export const graphRequest = z.object({
  documentId: z.string().max(200).nullish(),
  query: z.string().max(20_000).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(outcomeCodes),
  systemErrorCode: z.string().nullable(),
  moneyState: z.enum(moneyStates),
  retry: z.object({ allowed: z.boolean(), newKey: z.boolean(), after: z.number().nullable() }),
  errors: z.array(
    z.object({ pointer: z.string(), code: z.enum(outcomeCodes), problem: z.string().nullable() }),
  ),
  correlatorId: z.string(),
  reference: z.string().refine(isReference),
});
