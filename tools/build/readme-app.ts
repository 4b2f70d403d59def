import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';

const section = (): string =>
  readFileSync(path.join(root, 'README.md'), 'utf8').split('## Using the packages')[1] ?? '';

/** The app in the main README under "Using the packages": the text of each file, by its name. */
export function readmeApp(): Record<string, string> {
  const files = section().matchAll(/^```(?:tsx?|html|json) (\S+)\n(.*?)^```$/gms);
  return Object.fromEntries([...files].map(([, name, text]) => [name, text]));
}

/** What the README has an app install beside the tarballs, by name. */
export const readmeInstalls = (): string[] =>
  [...section().matchAll(/^npm install (.*)$/gm)].flatMap(([, names = '']) =>
    names.split(' ').filter((name) => !name.startsWith('-') && !name.endsWith('.tgz')),
  );
