import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** What the configuration says of a part: where it is mounted, where it is, and what it must be. */
export function mountRow(place: string, address: string, file: string): string {
  const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
  return `${place}=${address} sha384-${hash}`;
}

if (import.meta.main) {
  const [place, address, file] = process.argv.slice(2);
  if (!place || !address || !file) {
    console.error(
      'Usage: npm run -s mount -- PLACE ADDRESS FILE, as in: homepage-mfe /parts/home.js dist/home.js',
    );
    process.exitCode = 1;
  } else console.log(mountRow(place, address, file));
}
