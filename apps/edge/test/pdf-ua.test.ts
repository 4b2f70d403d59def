import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import {
  type AccountFacts,
  type CustomerBill,
  newestBill,
  rangeFactsOf,
  statementFactsOf,
  statementOf,
  statementRangeOf,
} from '@linework/domain';
import { type ScenarioName, scenarioNames, storyScenario } from '@linework/fixtures';
import { type DocumentOutline, rangeDocument, statementDocument } from '@linework/messages';
import { expect, test } from 'vitest';
import { drawDocument } from '../src/capabilities/statements/pdf/draw-document.ts';

const debian = [
  'jaxb-impl',
  'jaxb-runtime',
  'jaxb-core',
  'istack-commons-runtime',
  'txw2',
  'javax.activation',
].map((name) => `/usr/share/java/${name}.jar`);
const veraPdf = join(
  dirname(createRequire(import.meta.url).resolve('@opendataloader/pdf')),
  '../lib/opendataloader-pdf-cli.jar',
);
const canJudge =
  spawnSync('javac', ['-version']).status === 0 && [veraPdf, ...debian].every((path) => existsSync(path));

const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

const headFor = ({ account: billed }: AccountFacts) => ({
  brand: 'Linework Business',
  billed,
  address: 'https://portal.example/billing/pay-bill',
});

const longest = (bills: readonly CustomerBill[]): CustomerBill | null =>
  bills.toSorted((a, b) => b.lines.length - a.lines.length)[0] ?? null;

/** The statement of a bill of theirs, with what no customer of ours has yet: news in letters that the typeface lacks. */
async function ofBill(who: ScenarioName, language: Language): Promise<DocumentOutline | null> {
  const { facts } = storyScenario(who);
  const bill = who === 'manyStatements' ? longest(facts.bills) : newestBill(facts.bills);
  if (!bill) return null;
  const statement = statementOf(statementFactsOf(facts, bill, 'unpaid'));
  const outline = await statementDocument(language, statement, headFor(facts));
  const news = [...statement.news.map((text) => text[language]), '漢字 🎉'];
  return {
    ...outline,
    parts: [...outline.parts, { heading: '漢字', level: 2, paragraphs: news, table: null }],
  };
}

/** What happened in their last year. */
async function ofRange(who: ScenarioName, language: Language): Promise<DocumentOutline> {
  const { facts, today } = storyScenario(who);
  const range = statementRangeOf(rangeFactsOf(facts, '2025-11-25', today));
  return await rangeDocument(language, range, headFor(facts));
}

async function written(outline: DocumentOutline, folder: string, name: string): Promise<string> {
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, await drawDocument(outline));
  return path;
}

/** What the structure of a document follows from: its parts, and how many columns and rows each has. */
const shapeOf = ({ language, facts, parts }: DocumentOutline): string =>
  JSON.stringify([
    language,
    facts.rows.length,
    parts.map(({ level, paragraphs, table }) => [
      level,
      paragraphs.length,
      table && [table.heads.length, table.rows.length, table.total !== null],
    ]),
  ]);

/** The newest statement and the last year of every customer, in both languages; of the same shape the first one alone. */
async function everyShape(): Promise<ReadonlyMap<string, DocumentOutline>> {
  const named = new Map<string, DocumentOutline>();
  const seen = new Set<string>();
  const add = (name: string, outline: DocumentOutline | null) => {
    const shape = outline && `${name.includes('range')} ${shapeOf(outline)}`;
    if (!shape || seen.has(shape)) return;
    seen.add(shape);
    named.set(name, outline);
  };
  for (const language of languages)
    for (const who of scenarioNames) {
      add(`${who}.${language}`, await ofBill(who, language));
      add(`${who}.range.${language}`, await ofRange(who, language));
    }
  return named;
}

// Needs a JDK and Debian's libjaxb-java. One Java judges all: it is slow to begin.
test.skipIf(!canJudge)(
  'veraPDF finds statements and ranges of every shape to be PDF/UA-1, where a JDK and libjaxb-java are',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'statements-'));
    try {
      const paths: string[] = [];
      for (const [name, outline] of await everyShape()) paths.push(await written(outline, folder, name));
      const silent = `-Djava.util.logging.config.file=${join(import.meta.dirname, 'pdf/log.properties')}`;
      const source = join(import.meta.dirname, 'pdf/Vera.java');
      const path = [veraPdf, ...debian].join(':');
      const judged = execFileSync('java', [silent, '-cp', path, source, ...paths], { encoding: 'utf8' });
      const verdicts = judged.trim().split(/ *\n/);
      const wrong = paths.flatMap((each, at) =>
        /^PASS \d{4,}$/.test(verdicts[at] ?? '') ? [] : [`${basename(each)}: ${verdicts[at]}`],
      );
      expect(wrong).toEqual([]);
      expect(paths.length).toBeGreaterThan(50);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  300_000,
);

// The order in which a document is read aloud, for whoever reviews it. Needs poppler-utils.
test.skipIf(spawnSync('pdfinfo', ['-v']).error !== undefined).each([
  ['firstBill', 'en', ofBill],
  ['everyChange', 'es', ofBill],
  ['finalBill', 'en', ofBill],
  ['pastDue43', 'en', ofRange],
  ['pastDue43', 'es', ofRange],
] as const)('%s is read in its order, in %s, where pdfinfo is', async (who, language, documentOf) => {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  try {
    const outline = await documentOf(who, language);
    if (!outline) throw new Error(`${who} has no bill`);
    const name = `${who}${documentOf === ofRange ? '.range' : ''}.${language}`;
    const path = await written(outline, folder, name);
    const order = execFileSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8' });
    await expect(order).toMatchFileSnapshot(`pdf/${name}.txt`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
