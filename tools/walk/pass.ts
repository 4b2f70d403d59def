import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { demoSignIns } from '@linework/fixtures';
import type { Browser } from '@playwright/test';
import { Customer } from '../../apps/portal/journeys/support/walk.ts';
import { root } from '../bootstrap/install.mjs';
import { say } from '../bootstrap/progress.mjs';
import { freePort } from '../journeys/free-port.ts';
import { startJourneyEdge } from '../journeys/journey-edge.ts';
import { type LastingBrowser, whileItLives } from './browser/lasting-browser.ts';
import { type Looking, note } from './browser/look-at.ts';
import { type Look, openVisit } from './browser/visit.ts';
import { endings } from './endings.ts';
import { emptyNotebook, type Notebook } from './findings.ts';
import { inTurns } from './in-turns.ts';
import { type Options, type Part, parts } from './options.ts';
import { readCustomer, readSignIn } from './read-customer.ts';
import { readPlaces } from './read-places.ts';
import { takeEnding } from './take-ending.ts';

/** One language at one width, in one colour scheme. */
export interface Pass extends Look {
  readonly folder: string;
}

export const passOf = (look: Look): Pass => ({
  ...look,
  folder: path.join(root, '.cache/walk', `${look.language}-${look.width}-${look.scheme}`),
});

/** A card that is refused is answered with a status of its own; browsers count that as an error of the console. */
const refusals = /status of [45]\d\d/;

interface Errand {
  readonly username: string;
  readonly name: string;
  readonly allowed?: RegExp;
  readonly run: (looking: Looking) => Promise<void>;
}

/** Everybody's pages are read first: what is paid later disturbs none of them. */
function errandsOf({ customers }: Options): Readonly<Record<Part, readonly Errand[]>> {
  const known = new Set<string>();
  const isWanted = ({ username }: { username: string }) => !customers || customers.includes(username);
  return {
    pages: [
      ...(customers ? [] : [{ username: 'nobody', name: 'sign-in', run: readSignIn }]),
      ...demoSignIns.filter(isWanted).map(({ username }) => ({ username, name: 'pages', run: readCustomer })),
    ],
    places: demoSignIns.filter(isWanted).map(({ username }) => ({
      username,
      name: 'places',
      run: (looking) => readPlaces(looking, known),
    })),
    payments: endings.filter(isWanted).map((ending) => ({
      username: ending.username,
      name: ending.name,
      allowed: refusals,
      run: (looking) => takeEnding(looking, ending),
    })),
  };
}

/** @returns what it brings home */
async function runErrand(browser: Browser, url: string, pass: Pass, errand: Errand): Promise<Notebook> {
  const { username, name, allowed, run } = errand;
  const notebook = emptyNotebook();
  const visit = await openVisit(browser, url, pass, allowed);
  const customer = new Customer(visit.page, pass.language);
  const looking = { ...pass, visit, customer, username, notebook };
  try {
    await run(looking);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    note(looking, name, [`the walk ended at ${visit.page.url().replace(url, '')}: ${why.slice(0, 600)}`]);
    const file = `${username}-ended.png`;
    await visit.page.screenshot({ path: path.join(pass.folder, file) });
    notebook.pictures.push({ username, where: name, file });
  } finally {
    await visit.close();
  }
  return notebook;
}

const withoutEnd = ({ username, name }: Errand, error: unknown): Notebook => ({
  ...emptyNotebook(),
  findings: [{ username, where: name, what: `the walk could not be ended: ${error}`.slice(0, 600) }],
});

/** Walks through the portal in one language at one width, on an edge of its own. */
export async function walkPass(
  browser: LastingBrowser,
  pass: Pass,
  options: Options,
  isOver: () => boolean,
): Promise<Notebook> {
  rmSync(pass.folder, { recursive: true, force: true });
  mkdirSync(pass.folder, { recursive: true });
  const notebook = emptyNotebook();
  const errandsIn = errandsOf(options);
  const edge = await startJourneyEdge(await freePort());
  try {
    for (const part of options.only ? [options.only] : parts) {
      const left = await inTurns(errandsIn[part], options.atOnce, isOver, async (errand) => {
        const { findings, pictures } = await whileItLives(browser, isOver, (living) =>
          runErrand(living, edge.url, pass, errand),
        ).catch((error: unknown) => withoutEnd(errand, error));
        notebook.findings.push(...findings);
        notebook.pictures.push(...pictures);
        say(`${pass.language} ${pass.width} px: ${errand.username}, ${errand.name}`);
      });
      notebook.left.push(...left.map(({ username, name }) => `${username} (${name})`));
    }
  } finally {
    await edge.stop();
  }
  return notebook;
}
