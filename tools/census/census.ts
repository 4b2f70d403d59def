import path from 'node:path';
import process from 'node:process';
import { countedTag, isComplete, takeCensus } from './count.ts';
import { readKnown } from './known.ts';
import { censusReport } from './report.ts';
import { readStoryIndex } from './story-index.ts';

const root = path.resolve(import.meta.dirname, '../..');

const { known, shown, exemptions, waiting } = await readKnown(root);
const stories = readStoryIndex(root).flatMap(({ id, tags }) =>
  tags.map((tag) => ({ tag: countedTag(tag), by: id })),
);
const census = takeCensus({ known, shown: [...shown, ...stories], exemptions, waiting });

process.stdout.write(
  `${process.argv.includes('--json') ? JSON.stringify(census, null, 2) : censusReport(census)}\n`,
);
process.exitCode = isComplete(census) ? 0 : 1;
