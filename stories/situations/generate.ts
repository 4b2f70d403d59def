// Writes what the toolbar offers: `npm run lists`, after a change to standings, roles, restrictions or toggles.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { situationChoices } from './situation-choices.ts';

const file = path.join(import.meta.dirname, '../../.storybook/situation-choices.json');
writeFileSync(file, `${JSON.stringify(situationChoices, null, 2)}\n`);
