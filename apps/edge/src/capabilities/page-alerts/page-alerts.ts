import { alertLink } from '@linework/contract';
import { type PageAlert, type PostedAlert, pageAlertSchema, shownAlerts } from '@linework/domain';
import type { Session } from '../../access/session.ts';
import type { Queryable } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { run, statements } from '../../database/typed-statements.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { sampleAlerts } from './sample-alerts.ts';

type Owner = Pick<Session, 'accountId' | 'userId'>;
type AlertServices = Pick<Services, 'configuration' | 'database' | 'clock' | 'runtime'>;

const texts = pageAlertSchema.pick({ body: true, action: true });

/** The provider's sites, as the configuration names them. */
const sitesOf = ({ configuration }: Pick<Services, 'configuration'>): readonly string[] =>
  Object.values(configuration.provider.links).flatMap((link) =>
    link === null ? [] : [new URL(link).hostname],
  );

function postedFrom(row: Tables['page_alert'], sites: readonly string[]): PostedAlert {
  return {
    ...texts.parse({ body: row.body, action: row.action }),
    id: row.id,
    pid: row.pid,
    type: row.type === 'outage' ? 'outage' : 'other',
    severity: pageAlertSchema.shape.severity.parse(row.severity),
    link: alertLink(row.link, sites),
    estimatedResolution: row.estimated_resolution?.toISOString() ?? null,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    accountId: row.account_id,
  };
}

/** What was posted for an account, or for all, and is not over. */
async function readPosted(services: AlertServices, accountId: string): Promise<readonly PostedAlert[]> {
  const { database, clock, runtime } = services;
  const now = clock.now();
  const rows = await run(
    database,
    statements
      .selectFrom('page_alert')
      .selectAll()
      .where((alert) => alert.or([alert('ends_at', 'is', null), alert('ends_at', '>', now)]))
      .where((alert) => alert.or([alert('account_id', 'is', null), alert('account_id', '=', accountId)])),
  );
  const sites = sitesOf(services);
  return [...rows.map((row) => postedFrom(row, sites)), ...sampleAlerts(runtime.sampleAlerts(), now)];
}

async function readDismissed(database: Queryable, { accountId, userId }: Owner): Promise<readonly string[]> {
  const rows = await run(
    database,
    statements
      .selectFrom('dismissed_page_alert')
      .select('alert_id')
      .where((one) => one.and({ account_id: accountId, user_id: userId })),
  );
  return rows.map(({ alert_id }) => alert_id);
}

/** The alerts that somebody is shown, the worst first. What was closed is asked for only where there is an alert. */
export async function pageAlertsFor(services: AlertServices, owner: Owner): Promise<readonly PageAlert[]> {
  const { accountId } = owner;
  const posted = await readPosted(services, accountId);
  if (posted.length === 0) return [];
  const dismissed = await readDismissed(services.database, owner);
  return shownAlerts(posted, { now: services.clock.now(), accountId, dismissed });
}

/** Closes an alert for a user; closed twice is closed once. @throws OutcomeProblem LW-SYS-020 for one that there is not */
export async function dismissAlert(services: AlertServices, owner: Owner, id: string): Promise<void> {
  const { accountId, userId } = owner;
  const posted = await readPosted(services, accountId);
  if (!posted.some((alert) => alert.id === id)) throw new OutcomeProblem('LW-SYS-020');
  await run(
    services.database,
    statements
      .insertInto('dismissed_page_alert')
      .values({
        account_id: accountId,
        user_id: userId,
        alert_id: id,
        dismissed_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** So long after it was closed an alert is over, and nobody asks whether it was: a year, in milliseconds. */
const rememberedMs = 366 * 86_400_000;

/** Removes alerts that ended a day ago, and what was closed long before. */
export async function removeOldAlerts(database: Queryable, now: Date, yesterday: Date): Promise<void> {
  await run(database, statements.deleteFrom('page_alert').where('ends_at', '<', yesterday));
  const longAgo = new Date(now.getTime() - rememberedMs);
  await run(database, statements.deleteFrom('dismissed_page_alert').where('dismissed_at', '<', longAgo));
}
