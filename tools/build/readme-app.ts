import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';

/** The app in the main README under "Using the packages": the text of each file, by its name. */
export function readmeApp(): Record<string, string> {
  const [, section = ''] = readFileSync(path.join(root, 'README.md'), 'utf8').split('## Using the packages');
  const files = section.matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms);
  return Object.fromEntries([...files].map(([, name, text]) => [name, text]));
}
