import { type Account, billerRegionSchema, footprints } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { OutcomeProblem } from '../problems/problem.ts';

/** What a session tells of its account: enough for the portal's shell and its guards. */
export interface SessionAccount {
  readonly number: string;
  readonly companyName: string;
  readonly enterpriseBilled: boolean;
  readonly footprint: Account['footprint'];
  readonly timeZone: string;
  /** Whether mobile service was ordered: what else it needs is asked of those accounts alone. */
  readonly hasMobile: boolean;
  readonly zip: string;
  /** The billing system and region in one word, as the id token carries it. */
  readonly billingSlice: string;
}

interface Row {
  readonly number: string;
  readonly company_name: string;
  readonly enterprise_billed: boolean;
  readonly footprint: string;
  readonly time_zone: string;
  readonly has_mobile: boolean;
  readonly zip: string;
  readonly biller_region: unknown;
}

export async function readSessionAccount(database: Queryable, accountId: string): Promise<SessionAccount> {
  const [row] = await database.query<Row>(
    `SELECT number, company_name, enterprise_billed, footprint, time_zone, bill_to_address->>'zip' AS zip,
            biller_region, services @> '[{"service": "MOBILE"}]' AS has_mobile
     FROM account WHERE id = $1`,
    [accountId],
  );
  if (!row) throw new OutcomeProblem('LW-AUT-060');
  return {
    number: row.number,
    companyName: row.company_name,
    enterpriseBilled: row.enterprise_billed,
    footprint: footprints.find((footprint) => footprint === row.footprint) ?? 'OTHER',
    timeZone: row.time_zone,
    hasMobile: row.has_mobile,
    zip: row.zip,
    billingSlice: billingSlice(row.biller_region),
  };
}

function billingSlice(stored: unknown): string {
  const region = billerRegionSchema.parse(stored);
  return region.billerType === 'ICOMS'
    ? `ICOMS-${region.siteId}-${region.company}-${region.franchise}`
    : `CSG-${region.system}-${region.principle}-${region.agent}`;
}
