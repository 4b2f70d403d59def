// Writes the docs pages of flows, outcome families and standings, and the maps of flows: `npm run lists`, after a new one.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { filedFlows } from './filed-flows.ts';
import { mapStories, mapsFile } from './map-stories.ts';
import { overviewFiles } from './overview-files.ts';

const flows = await filedFlows();
for (const { name, text } of overviewFiles(flows)) writeFileSync(path.join(import.meta.dirname, name), text);
writeFileSync(path.join(import.meta.dirname, mapsFile), mapStories(flows));
