import { z } from 'zod';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { footprints, identityRoles, userTypes } from './roles.ts';

export const addressSchema = z.object({
  addressLine1: z.string(),
  city: z.string(),
  state: z.string().length(2),
  zip: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

export const serviceSchema = z.object({
  service: z.enum(['INTERNET', 'VIDEO', 'VOICE', 'MOBILE']),
  provisioned: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;

/** ICOMS and CSG are the two billing systems; each names a region in its own terms (spec section 3). */
export const billerRegionSchema = z.discriminatedUnion('billerType', [
  z.object({
    billerType: z.literal('ICOMS'),
    siteId: z.string(),
    company: z.string(),
    franchise: z.string(),
  }),
  z.object({
    billerType: z.literal('CSG'),
    system: z.string(),
    principle: z.string(),
    agent: z.string(),
  }),
]);

/** What an account is, apart from its money (spec section 3, account info and account state). */
export const accountSchema = z.object({
  id: z.string(),
  number: z.string(),
  companyName: z.string(),
  status: z.enum(['active', 'inactive', 'disconnected']),
  /** What the network does to the service now; the billing system says so, it is not derived from days. */
  serviceState: z.enum(['connected', 'softDisconnected', 'hotlined', 'temporarilyDisconnected']),
  /** The day on which service is or was turned off for non-payment. */
  softDisconnectDate: businessDateSchema.nullable(),
  restrictions: z.object({ card: z.boolean(), bank: z.boolean(), online: z.boolean() }),
  enterpriseBilled: z.boolean(),
  /** IANA name. Every business date of the account is a day in this zone. */
  timeZone: z.string(),
  footprint: z.enum(footprints),
  billerRegion: billerRegionSchema,
  /** Names a portal of a partner; one identifier overrides the maximum payment. */
  portalId: z.string().nullable(),
  /** What the network calls the modem that the account's customers come from (spec section 3, "btm"); `null` where it knows of none. */
  behindTheModem: z.string().nullable(),
  cycleDay: z.int().min(1).max(31),
  serviceAddress: addressSchema,
  billToAddress: addressSchema,
  services: z.array(serviceSchema),
  discountEligible: z.boolean(),
  /** What the community's system knows of the account (spec section 3, tenant agreement flags); `null` where it knows of none. */
  community: z
    .object({
      hasTenantAgreement: z.boolean(),
      hasEligibleBillerCode: z.boolean(),
      hasBulkMasterAgreement: z.boolean(),
    })
    .nullable(),
  /** A property's services are managed together: their Auto Pay takes cards only (spec section 5). */
  massManaged: z.boolean(),
  paperless: z.object({ enrolled: z.boolean(), email: z.string().nullable() }),
});
export type Account = z.infer<typeof accountSchema>;

/** A person who signs in. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(identityRoles),
  userType: z.enum(userTypes),
});
export type User = z.infer<typeof userSchema>;
