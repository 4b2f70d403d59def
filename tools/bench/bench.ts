import { failWith, Refusal } from '../bootstrap/progress.mjs';
import { analyticsMeasures } from './measures/analytics.ts';
import { catalogueMeasures } from './measures/catalogue.ts';
import { firstLoadMeasures } from './measures/first-load.ts';
import { homeMeasures } from './measures/home.ts';
import { lighthouseMeasures } from './measures/lighthouse.ts';
import { paymentMeasures } from './measures/payments.ts';
import { statementMeasures } from './measures/statement.ts';
import { storyRunMeasures } from './measures/story-run.ts';
import { transactionFilterMeasures } from './measures/transaction-filter.ts';
import { visualChangeMeasures } from './measures/visual-changes.ts';
import { visualRateMeasures } from './measures/visual-rates.ts';
import { visualStorybookMeasures } from './measures/visual-storybook.ts';
import type { Measure, Row } from './row.ts';
import { benchTable } from './table.ts';

/** Everything that `npm run bench` knows, by name, in the order in which it runs. */
const measures: Readonly<Record<string, Measure>> = {
  ...firstLoadMeasures,
  ...catalogueMeasures,
  ...lighthouseMeasures,
  ...homeMeasures,
  ...analyticsMeasures,
  ...statementMeasures,
  ...transactionFilterMeasures,
  ...paymentMeasures,
  ...storyRunMeasures,
  ...visualRateMeasures,
  ...visualChangeMeasures,
  ...visualStorybookMeasures,
};

const asJson = process.argv.includes('--json');
const names = process.argv.slice(2).filter((arg) => arg !== '--json');

try {
  const unknown = names.find((name) => !(name in measures));
  if (unknown)
    throw new Refusal(`There is no "${unknown}". The names are: ${Object.keys(measures).join(', ')}.`);
  const chosen = Object.entries(measures).filter(([name]) => names.length === 0 || names.includes(name));
  const rows: Row[] = [];
  // With --json standard output is for the rows alone; the progress of builds and servers goes to stderr.
  const write = process.stdout.write.bind(process.stdout);
  if (asJson) process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    for (const [, measure] of chosen) rows.push(...(await measure()));
  } finally {
    // A measure that fails does not take with it what was measured before.
    write(asJson ? `${JSON.stringify(rows, null, 2)}\n` : `\n${benchTable(rows)}\n`);
  }
  process.exit(0);
} catch (error) {
  failWith(error);
}
