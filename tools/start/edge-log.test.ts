import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openEdgeLog } from './edge-log.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'linework-log-'));
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const modeOf = (place: string): string => (statSync(place).mode & 0o777).toString(8);

async function write(dataDir: string, line: string): Promise<void> {
  const log = openEdgeLog(dataDir);
  log.end(line);
  await once(log, 'close');
}

// Windows knows no such modes.
test.skipIf(process.platform === 'win32')(
  'the log is written on, and can be read by its owner alone, also where others could before',
  async () => {
    const dataDir = path.join(scratch, 'data');
    const file = path.join(dataDir, 'edge.log');
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    writeFileSync(file, 'before\n', { mode: 0o644 });
    expect([dataDir, file].map(modeOf)).toEqual(['755', '644']);
    await write(dataDir, 'after\n');
    expect([dataDir, file].map(modeOf)).toEqual(['700', '600']);
    expect(readFileSync(file, 'utf8')).toBe('before\nafter\n');
  },
);

test.skipIf(process.platform === 'win32')('a new log is its owner’s alone', async () => {
  const dataDir = path.join(scratch, 'new');
  await write(dataDir, 'first\n');
  expect([dataDir, path.join(dataDir, 'edge.log')].map(modeOf)).toEqual(['700', '600']);
});
