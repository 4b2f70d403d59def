import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ToggleName, toggleNames, toggles } from '@linework/contract';
import type { ToggleState, ToggleSubject } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/install.mjs';

const sources = (folder: string): string =>
  globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder) })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');

/** Addresses of old that wait for a toggle. */
const moved = readFileSync(path.join(root, 'packages/contract/src/page-paths.ts'), 'utf8');

const read = { edge: sources('apps/edge/src'), portal: `${sources('apps/portal/src')}${moved}` };

/** Asked by name: as a member, of a set, by a guard, or in the row of a route, a flow or an address of old. */
const asks = (source: string, name: ToggleName): boolean =>
  new RegExp(
    `toggles\\??\\.${name}\\b|[tT]oggles\\??\\.has\\('${name}'\\)|[tT]oggle: '${name}'|turned(?:Off|On|OnOrElsewhere)\\(\\s*'${name}'|'/[\\w-]+': '${name}'|toggleStates\\.${name}\\b`,
  ).test(source);

const readersOf = (name: ToggleName) => (['edge', 'portal'] as const).filter((at) => asks(read[at], name));

const today = new Date().toISOString().slice(0, 10);

describe.each(toggleNames)('The toggle %s', (name) => {
  const row = toggles[name];

  it('is read where its row says, or waits for what will read it', () => {
    const said = row.readAt === 'both' ? ['edge', 'portal'] : [row.readAt];
    expect(readersOf(name)).toEqual('awaits' in row ? [] : said);
  });

  it('is still within its review', () => {
    expect(row.reviewBy >= today, `${row.owner} reviews it by ${row.reviewBy}`).toBe(true);
  });

  it('is told to the portal if the portal reads it', () => {
    if (row.readAt !== 'edge') expect(row.shown).not.toBe('never');
  });
});

describe('The adapter in docs/toggles.md', () => {
  const [, code = ''] =
    /```ts\n([\s\S]*?)```/.exec(readFileSync(path.join(root, 'docs/toggles.md'), 'utf8')) ?? [];
  const file = path.join(mkdtempSync(path.join(root, 'node_modules', '.toggles-')), 'adapter.ts');
  writeFileSync(file, code);
  interface Provider {
    resolveBooleanEvaluation(
      key: string,
      fallback: boolean,
      context: ToggleSubject & { targetingKey?: string },
    ): Promise<object>;
  }
  const provider = async (states: Record<string, ToggleState>): Promise<Provider> =>
    (await import(pathToFileURL(file).href)).toOpenFeatureProvider(states);

  it('answers what the edge evaluates, in OpenFeature’s words', async () => {
    const { resolveBooleanEvaluation: ask } = await provider({
      voice: { setting: { account: ['81740011'] } },
    });
    const answer = { value: true, variant: 'on', reason: 'TARGETING_MATCH' };
    expect(await ask('voice', false, { targetingKey: '81740011' })).toEqual(answer);
    expect(await ask('voice', true, {})).toEqual({ ...answer, value: false, variant: 'off' });
  });

  it('answers the code’s default for a toggle that there is not', async () => {
    const { resolveBooleanEvaluation: ask } = await provider({});
    const unknown = { reason: 'ERROR', errorCode: 'FLAG_NOT_FOUND' };
    expect(await ask('constructor', true, {})).toEqual({ value: true, ...unknown });
  });
});
