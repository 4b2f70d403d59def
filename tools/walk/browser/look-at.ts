import path from 'node:path';
import { layoutProblems } from '../../../apps/portal/journeys/support/layout.ts';
import type { Customer } from '../../../apps/portal/journeys/support/walk.ts';
import { contradictions } from '../checks/badges.ts';
import { type Claim, claimsOf } from '../checks/claims.ts';
import { disagreements } from '../checks/disagreements.ts';
import type { Seen } from '../checks/seen.ts';
import { feltShifts } from '../checks/shifts.ts';
import { wrongSums } from '../checks/sums.ts';
import type { Notebook } from '../findings.ts';
import { readPage } from './read-page.ts';
import type { Look, Visit } from './visit.ts';
import { takeShifts } from './watch-page.ts';
import { missingWayOut } from './way-out.ts';

/** The narrowest window that everything has to fit into. */
const narrowest = 320;

/** Who looks, at what, and where it is written down. */
export interface Looking extends Look {
  readonly visit: Visit;
  readonly customer: Customer;
  readonly username: string;
  readonly notebook: Notebook;
  /** Where the pictures go. */
  readonly folder: string;
}

export interface Sight {
  readonly seen: Seen;
  readonly claims: readonly Claim[];
}

/** How closely a page is looked at: a step on the way is read and photographed, no more. */
export type Closeness = 'closely' | 'inPassing';

export function note({ notebook, username }: Looking, where: string, found: readonly string[]): void {
  notebook.findings.push(...found.map((what) => ({ username, where, what })));
}

/** Writes down what moved and what went wrong since the last look. */
export async function noteUnrest(looking: Looking, where: string): Promise<void> {
  const { visit } = looking;
  note(looking, where, feltShifts(await takeShifts(visit.page)));
  note(looking, where, visit.takeErrors());
}

async function photograph(looking: Looking, where: string): Promise<void> {
  const { visit, username, folder, notebook } = looking;
  const file = `${username} ${where}`.replaceAll(/[^\w]+/g, '-').toLowerCase();
  const name = `${file}.png`;
  await visit.page.screenshot({ path: path.join(folder, name), fullPage: true });
  notebook.pictures.push({ username, where, file: name });
}

async function noteLayout(looking: Looking, where: string): Promise<void> {
  const { visit } = looking;
  const problems = async (how: string) =>
    note(
      looking,
      where,
      (await layoutProblems(visit.page)).map((problem) => `${how}: ${problem}`),
    );
  await visit.enlarge(true);
  await problems('letters twice as large');
  await visit.enlarge(false);
  // In a wide window's round it would be the same page again.
  if (visit.isWide) return;
  await visit.narrow(narrowest);
  await problems(`${narrowest} px wide`);
  await visit.narrow(null);
}

/** Looks at the page with all of the processor, once it has come to rest, and writes down whatever no customer should meet. */
export async function lookAt(looking: Looking, where: string, closeness: Closeness): Promise<Sight> {
  const { visit, customer, language } = looking;
  await visit.rest();
  await noteUnrest(looking, where);
  await visit.slow(false);
  const seen = await readPage(visit.page);
  const claims = claimsOf(seen, language);
  note(looking, where, disagreements(claims));
  note(looking, where, wrongSums(seen, language));
  note(looking, where, contradictions(seen, language));
  await photograph(looking, where);
  if (closeness === 'closely') {
    await noteLayout(looking, where);
    note(looking, where, await missingWayOut(customer));
  }
  // Nobody but who looked has scrolled: what comes next is seen from where it was.
  await visit.page.evaluate(() => window.scrollTo(0, 0));
  // What moved because the window was made another is nobody's fault.
  await takeShifts(visit.page);
  return { seen, claims };
}
