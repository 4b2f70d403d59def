// Writes the docs pages of flows, outcome families and standings: `node stories/overviews/generate.ts`, after a new one.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { filedFlows } from './filed-flows.ts';
import { overviewFiles } from './overview-files.ts';

for (const { name, text } of overviewFiles(await filedFlows())) {
  writeFileSync(path.join(import.meta.dirname, name), text);
}
