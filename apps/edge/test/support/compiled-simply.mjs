import { setFlagsFromString } from 'node:v8';

/*
 * Loaded by every process that tests start, before anything else; only embedded databases are meant. One lives for seconds
 * in a test, and compiling it a second time, for speed, took more than all that it was asked.
 */
if (process.argv[1]?.endsWith('pglite-process.ts')) {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
