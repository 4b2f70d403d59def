import type { Clock } from '@linework/domain';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Configuration } from './configuration.types.ts';
import { movedClock } from './movable-clock.ts';
import type { ToggleOverrides } from './toggles.ts';

/** Which sample alerts stand above pages, for reviewers. */
export const sampleAlertChoices = ['none', 'outage', 'several'] as const;
export type SampleAlerts = (typeof sampleAlertChoices)[number];

/** What may be switched while the edge runs, in every copy of it. */
const values = z.object({
  maintenance: z.boolean().catch(false).default(false),
  billPayUnavailable: z.boolean().catch(false).default(false),
  documentsUnavailable: z.boolean().catch(false).default(false),
  documentsCutOff: z.boolean().catch(false).default(false),
  sampleAlerts: z.enum(sampleAlertChoices).catch('none').default('none'),
  /** How far the business clock is ahead of the real one. Zero where the clock may not be moved. */
  clockOffsetMs: z.int().catch(0).default(0),
  /** What a reviewer chose of toggles, outside production. */
  toggleOverrides: z.record(z.string(), z.boolean().optional()).catch({}).default({}),
  /** Which variant of an experiment a reviewer chose for everybody, outside production. */
  variantOverrides: z.record(z.string(), z.string().optional()).catch({}).default({}),
});
export type RuntimeValues = z.infer<typeof values>;

export interface RuntimeSettings {
  readonly isInMaintenance: () => boolean;
  /** Nobody can pay a bill online for a while. */
  readonly isBillPayUnavailable: () => boolean;
  /** No statement can be printed for a while. */
  readonly areDocumentsUnavailable: () => boolean;
  /** Documents end halfway, as where a connection is lost. */
  readonly areDocumentsCutOff: () => boolean;
  /** Which sample alerts stand above pages; none where there are no reviewers. */
  readonly sampleAlerts: () => SampleAlerts;
  /** What a reviewer chose of toggles; nothing where there are no reviewers. */
  readonly toggleOverrides: () => ToggleOverrides;
  /** What a reviewer chose of experiments' variants; nothing where there are no reviewers. */
  readonly variantOverrides: () => Readonly<Record<string, string | undefined>>;
  /** The business clock: today, due dates, cut-off. Sessions and codes live by the real one. */
  readonly clock: Clock;
  set<Name extends keyof RuntimeValues>(name: Name, value: RuntimeValues[Name]): Promise<void>;
  /** Reads what another copy of the edge switched. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Another copy's switch is seen after this long at most; asking the database on every call would cost a round trip. */
const refreshMs = 2_000;

export async function readRuntimeSettings(
  database: Database,
  { toggles }: Pick<Configuration, 'toggles'>,
): Promise<RuntimeSettings> {
  let current = values.parse({});
  const refresh = async () => {
    const rows = await database.query<{ name: string; value: unknown }>(
      'SELECT name, value FROM runtime_setting',
    );
    current = values.parse(Object.fromEntries(rows.map((row) => [row.name, row.value])));
  };
  await refresh();
  // A database that does not answer is told by /readyz; the settings stay what they were.
  const timer = setInterval(() => void refresh().catch(() => undefined), refreshMs);
  timer.unref();
  return {
    isInMaintenance: () => toggles.maintenance || current.maintenance,
    isBillPayUnavailable: () => toggles.billPayUnavailable || current.billPayUnavailable,
    areDocumentsUnavailable: () => current.documentsUnavailable,
    areDocumentsCutOff: () => current.documentsCutOff,
    sampleAlerts: () => (toggles.faultSwitches ? current.sampleAlerts : 'none'),
    toggleOverrides: () => (toggles.faultSwitches ? current.toggleOverrides : {}),
    variantOverrides: () => (toggles.faultSwitches ? current.variantOverrides : {}),
    clock: { now: () => movedClock(toggles.movableClock ? current.clockOffsetMs : 0) },
    set: async (name, value) => {
      await database.query(
        `INSERT INTO runtime_setting (name, value, changed_at) VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, changed_at = EXCLUDED.changed_at`,
        [name, JSON.stringify(value), new Date()],
      );
      await refresh();
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
