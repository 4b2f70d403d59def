import { chromium } from 'playwright';
import { measureStatementPdf } from '../../../apps/edge/bench/statement-pdf.ts';
import { say } from '../../bootstrap/progress.mjs';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { compared, type Measure } from '../row.ts';
import { whileServed } from '../served.ts';
import { pages, signIn } from '../visit.ts';
import { weigh } from './first-load.ts';

const name = 'statement/first-load';

/** A statement of 400 lines as a document, and what the page of statements loads beside billing home. */
export const statementMeasures: Readonly<Record<string, Measure>> = {
  'statement/pdf': async () => {
    say('Documents of 400 lines …');
    return await measureStatementPdf();
  },
  [name]: () =>
    whileServed(async ({ portal }) => {
      const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchFlags });
      try {
        const context = await browser.newContext({ locale: 'en-US' });
        await signIn(await context.newPage(), portal);
        const storageState = await context.storageState();
        // Each with the session and nothing in its cache.
        const visit = async (path: string) => {
          const context = await browser.newContext({ locale: 'en-US', storageState });
          const weight = await weigh(context, portal + path);
          await context.close();
          return weight;
        };
        const statement = await visit('/billing/view-statements');
        const home = await visit(pages['billing-home']);
        return [
          compared({ name, value: statement.gzip, unit: 'kB gzip' }, home.gzip),
          compared({ name, value: statement.files, unit: 'files' }, home.files),
        ];
      } finally {
        await browser.close();
      }
    }),
};
