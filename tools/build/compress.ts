import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this many bytes a smaller copy saves no packet. */
const worthwhile = 1_000;

/** Writes a brotli and a gzip copy beside every text file of a built site, for a server that sends them as they are. */
export function compressSite(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = path.join(folder, name);
    const body = readFileSync(file);
    if (body.length < worthwhile) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(body, best));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}
