import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type CustomerBill, newestBill, statementFactsOf, statementOf } from '@linework/domain';
import { type ScenarioName, storyScenario } from '@linework/fixtures';
import { statementDocument } from '@linework/messages';
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

const longest = (bills: readonly CustomerBill[]): CustomerBill | undefined =>
  bills.toSorted((a, b) => b.lines.length - a.lines.length)[0];

const documents: readonly (readonly [ScenarioName, 'en' | 'es'])[] = [
  ['everyChange', 'en'],
  ['everyChange', 'es'],
  ['firstBill', 'es'],
  ['manyStatements', 'en'],
];

async function drawn([who, language]: (typeof documents)[number]): Promise<Uint8Array> {
  const { facts } = storyScenario(who);
  const bill = who === 'manyStatements' ? longest(facts.bills) : newestBill(facts.bills);
  if (!bill) throw new Error(`${who} has no bill`);
  const statement = statementOf(statementFactsOf(facts, bill, 'unpaid'));
  const outline = await statementDocument(language, statement, {
    brand: 'Linework Business',
    address: 'https://portal.example/billing/pay-bill',
  });
  const news = [...statement.news.map((text) => text[language]), '漢字 🎉'];
  return await drawDocument({
    ...outline,
    parts: [...outline.parts, { heading: '漢字', level: 2, paragraphs: news, table: null }],
  });
}

// Needs a JDK and Debian's libjaxb-java.
test.skipIf(!canJudge)(
  'veraPDF finds statements to be PDF/UA-1, where a JDK and libjaxb-java are',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'statements-'));
    try {
      const names: string[] = [];
      for (const [at, document] of documents.entries()) {
        const name = join(folder, `${at}.pdf`);
        writeFileSync(name, await drawn(document));
        names.push(name);
      }
      const silent = `-Djava.util.logging.config.file=${join(import.meta.dirname, 'pdf/log.properties')}`;
      const source = join(import.meta.dirname, 'pdf/Vera.java');
      const path = [veraPdf, ...debian].join(':');
      const judged = execFileSync('java', [silent, '-cp', path, source, ...names], { encoding: 'utf8' });
      const verdicts = judged.trim().split(/ *\n/);
      expect(verdicts).toEqual(documents.map(() => expect.stringMatching(/^PASS \d{4,}$/)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);

// The order in which a statement is read aloud, for whoever reviews it. Needs poppler-utils.
test.skipIf(spawnSync('pdfinfo', ['-v']).error !== undefined).each([
  ['firstBill', 'en'],
  ['everyChange', 'es'],
] as const)('%s is read in its order, in %s, where pdfinfo is', async (who, language) => {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  try {
    const name = join(folder, 'statement.pdf');
    writeFileSync(name, await drawn([who, language]));
    const order = execFileSync('pdfinfo', ['-struct-text', name], { encoding: 'utf8' });
    await expect(order).toMatchFileSnapshot(`pdf/${who}.${language}.txt`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
