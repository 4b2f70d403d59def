import path from 'node:path';
import process from 'node:process';
import { storiesOf } from '../visual/shots.ts';
import { countedTag, isComplete, takeCensus } from './count.ts';
import { readKnown } from './known.ts';
import { censusReport } from './report.ts';
import { readStoryIndex } from './story-index.ts';

const root = path.resolve(import.meta.dirname, '../..');

const stories = readStoryIndex(root);
const photographed = storiesOf({ entries: Object.fromEntries(stories.map((story) => [story.id, story])) });
const { known, shown, exemptions, waiting } = await readKnown(root, photographed);
const tagged = stories.flatMap(({ id, tags }) => tags.map((tag) => ({ tag: countedTag(tag), by: id })));
const census = takeCensus({ known, shown: [...shown, ...tagged], exemptions, waiting });

process.stdout.write(
  `${process.argv.includes('--json') ? JSON.stringify(census, null, 2) : censusReport(census)}\n`,
);
process.exitCode = isComplete(census) ? 0 : 1;
