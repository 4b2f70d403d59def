import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCopyPath } from '@linework/copy/copy-files';
import { awaitedPlaces, waitingOutcomes } from '@linework/review';
import { root } from '../bootstrap/install.mjs';
import { Refusal } from '../bootstrap/progress.mjs';
import { type GivenName, givenName, renamed } from './given-name.ts';
import { format, generate, type Written } from './written.ts';

/** Writes a template's files under a name; nothing that is there is written over. */
function writeFolder(template: string, folder: string, name: GivenName): string[] {
  if (existsSync(path.join(root, folder))) throw new Refusal(`${folder} is there already.`);
  const source = path.join(import.meta.dirname, 'templates', template);
  const sample = givenName(`${template}-name`);
  mkdirSync(path.join(root, folder), { recursive: true });
  const files = readdirSync(source).map((file) => {
    const written = path.join(folder, renamed(file, sample, name));
    const text = readFileSync(path.join(source, file), 'utf8');
    writeFileSync(path.join(root, written), renamed(text, sample, name), { flag: 'wx' });
    return written;
  });
  format(files);
  return files;
}

/** Templates of files that each have a place of their own. */
type Places = readonly (readonly [template: string, file: string])[];

function refuseWritten(places: Places, why: string): void {
  const there = places.find(([, file]) => existsSync(path.join(root, file)));
  if (there) throw new Refusal(`${there[1]} is there already: ${why}.`);
}

/** Writes files that each have a place of their own; `sample` stands for the name in their templates. */
function writePlaces(folder: string, sample: string, places: Places, name: GivenName): string[] {
  const files = places.map(([template, file]) => {
    const text = readFileSync(path.join(import.meta.dirname, 'templates', folder, template), 'utf8');
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, renamed(text, givenName(sample), name), { flag: 'wx' });
    return file;
  });
  format(files);
  return files;
}

/** Words are found by their namespace alone, wherever they stand: a second owner of one would speak for both. */
function refuseTakenWords({ kebab, camel }: GivenName): void {
  const files = globSync('{packages,apps,fixtures,stories,.storybook}/**/*.en.json', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  const owner = files.find((file) => readCopyPath(file.replaceAll('\\', '/'))?.namespace === camel);
  if (owner) throw new Refusal(`${kebab} is taken: its words would be those of ${owner}.`);
}

/** What waited for a flow or area of this name is brought about by somebody now. */
function outcomesThatWaited(name: string): string[] {
  if (!awaitedPlaces.some((place) => place === name)) return [];
  const codes = waitingOutcomes().flatMap(({ code, waitsFor }) => (waitsFor === name ? [code] : []));
  return [
    `Say in packages/review/src/register/*-origins.ts where these come from, which waited for it: ${codes.join(', ')}.`,
  ];
}

/** What opens a flow over billing, and the journey that walks through it in the built portal. */
const panelOf = ({ kebab, pascal }: GivenName): Places => [
  ['row.ts.template', `apps/portal/src/addresses/panels/${kebab}.ts`],
  ['flow-name.panel.ts.template', `apps/portal/src/flows/${kebab}/${kebab}.panel.ts`],
  ['FlowNamePanel.tsx.template', `apps/portal/src/flows/${kebab}/${pascal}Panel.tsx`],
  ['journey.ts.template', `apps/portal/journeys/${kebab}.journey.ts`],
];

/** A flow: chart, screens, words, a story of every state, its map in the atlas, what opens it, and a journey. */
export function newFlow(typed: string): Written {
  const name = givenName(typed);
  refuseTakenWords(name);
  const folder = `packages/billing-flows/src/${name.kebab}`;
  refuseWritten(panelOf(name), `${name.kebab} is taken`);
  const files = [
    ...writeFolder('flow', folder, name),
    ...writePlaces('panel', 'flow-name', panelOf(name), name),
  ];
  generate('tools/lists/write-lists.ts');
  return {
    files: [...files, 'stories/atlas/Maps.stories.tsx', `stories/overviews/flow-${name.kebab}.mdx`],
    next: [
      ...outcomesThatWaited(name.kebab),
      `Replace what it says in ${name.kebab}.en.json and .es.json, and what it asks for in ${name.kebab}.types.ts.`,
      `Say in ${name.kebab}.atlas.ts what most customers go through, and in ${name.kebab}-atlas.en.json and .es.json what sets its ways off, as a customer would say it.`,
      `It opens at /billing/pay-bill?open=${name.kebab}: say in apps/portal/src/addresses/panels/${name.kebab}.ts over which page it opens, and who may.`,
      `Answer it (npm run new -- operation ${name.kebab}), ask that in apps/portal/src/flows/${name.kebab}, and let the journey expect what it does.`,
      'Then “How to add a flow” in the catalog goes on; npm run census names what is missing.',
    ],
  };
}

/** An area: one screen with its words and stories. */
export function newArea(typed: string): Written {
  const name = givenName(typed);
  refuseTakenWords(name);
  const files = writeFolder('area', `packages/account-areas/src/${name.kebab}`, name);
  generate('tools/lists/write-lists.ts');
  return {
    files,
    next: [
      ...outcomesThatWaited(name.kebab),
      `Replace what it says in ${name.kebab}.en.json and .es.json, and what it shows in ${name.pascal}Screen.tsx.`,
      'Then give it a page: its path in packages/contract/src/page-paths.ts, its row in the portal’s route table.',
      '“How to add an area” in the catalog says all of it; npm run census names what is missing.',
    ],
  };
}

/** An operation of the graph in folders of its own: declared, asked, and answered by both edges alike. */
export function newOperation(typed: string): Written {
  const name = givenName(typed);
  const asked = new RegExp(`\\b(${name.camel}\\s*[(:]|type ${name.pascal}\\b)`);
  const owner = globSync('packages/contract/src/**/*.graphql', { cwd: root }).find((file) =>
    asked.test(readFileSync(path.join(root, file), 'utf8')),
  );
  if (owner) throw new Refusal(`${name.camel} is taken: ${owner} has it.`);
  refuseWritten(answersOf(name), 'add the operation to the files of its name');
  const folder = `packages/contract/src/${name.kebab}`;
  const declared = writeFolder('operation', folder, name);
  const answered = writePlaces('answer', 'operation-name', answersOf(name), name);
  generate('packages/contract/generate.ts');
  generate('tools/lists/write-lists.ts');
  return {
    files: [...declared, ...answered, 'and the contract and the lists that are generated'],
    next: [
      `Say in ${folder} what it takes, answers and @needs, then npm run contract.`,
      'Its rule is a folder of packages/domain/src; npm run lists after each file that comes or goes.',
      'Answer it by that rule in the edge and in the sample network, which hold the company’s name for now:',
      ...answered.map((file) => `  ${file}`),
    ],
  };
}

/** What answers an operation, and the cases that hold both answers against each other: the file and where it goes. */
const answersOf = ({ kebab }: GivenName): Places => [
  ['feature.ts.template', `apps/edge/src/capabilities/${kebab}/feature.ts`],
  ['resolvers.ts.template', `fixtures/src/network/operations/${kebab}.ts`],
  ['cases.ts.template', `apps/edge/test/operations/${kebab}.ts`],
];
