import { toDecimal, usd } from '@linework/domain';
import { audit } from '../audit/audit.ts';
import type { AuditReport } from '../audit/audit-report.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.types.ts';
import { readRuntimeSettings } from '../configuration/runtime-settings.ts';
import { joinDatabase } from '../database/open-database.ts';
import { runCommand } from '../plain-words.ts';
import { httpProcessor } from '../processor/http-processor.ts';
import { type RunningSandbox, startSandbox } from '../sandbox/processor/start-sandbox.ts';

/*
 * `npm run edge:audit`: proves on any database that ledger, balances, payments and the processor's record agree. Prints
 * totals, then what does not hold, and exits with 1 if anything does not. The edge may be running meanwhile.
 */

await runCommand(async () => {
  const configuration = readConfiguration(process.env);
  const database = await joinDatabase(configuration);
  const sandbox = await ownSandbox(configuration);
  try {
    const runtime = await readRuntimeSettings(database, configuration);
    runtime.stop();
    const processor = httpProcessor({
      url: configuration.processorUrl ?? sandbox?.url ?? '',
      timeoutMs: configuration.processorTimeoutMs,
      ...(configuration.toggles.movableClock && { clock: runtime.clock }),
    });
    const report = await audit(database, processor);
    print(report);
    if (report.breaches.length > 0) process.exitCode = 1;
  } finally {
    await sandbox?.stop();
    await database.close();
  }
});

/** Without a processor's address its record is the sandbox's own file, which several may read at once. */
async function ownSandbox({
  processorUrl,
  environment,
  dataDirectory,
}: Configuration): Promise<RunningSandbox | null> {
  return processorUrl === null ? await startSandbox(environment, dataDirectory) : null;
}

function print({ totals, breaches }: AuditReport): void {
  const rows = [
    ['Accounts', String(totals.accounts)],
    ['Payments', String(totals.payments)],
    ['  still being checked', String(totals.checking)],
    ['Ledger entries', String(totals.ledgerEntries)],
    ['Owed, by the ledger', toDecimal(usd(totals.postedCents))],
    ['On its way', toDecimal(usd(totals.pendingCents))],
    ["Charges, by the processor's record", String(totals.charges)],
    ['  together', toDecimal(usd(totals.chargedCents))],
  ] as const;
  for (const [name, value] of rows) console.log(`${name.padEnd(36)}${value.padStart(16)}`);
  console.log('');
  if (breaches.length === 0) console.log('Everything agrees.');
  for (const { rule, sentence } of breaches) console.log(`BROKEN ${rule}: ${sentence}`);
}
