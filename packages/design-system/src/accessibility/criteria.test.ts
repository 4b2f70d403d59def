import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import type { AccessibilityCriteria } from './criteria.ts';
import { understanding, wcag } from './wcag.ts';

const source = path.join(import.meta.dirname, '..');
/** The groups of the sidebar. */
const groups = ['Actions', 'Forms', 'Layout', 'Feedback', 'Navigation', 'Data display'];

const titled = "title: 'Components/";

interface ComponentPage {
  readonly name: string;
  readonly storyFile: string;
}

/** What a stories file holds: the ids of its stories, and which of them have a play. */
function storiesIn(file: string): { title: string; ids: string[]; played: string[] } {
  const csf = loadCsf(readFileSync(path.join(source, file), 'utf8'), {
    fileName: path.join(source, file),
    makeTitle: (title) => title,
  }).parse();
  const entries = csf.indexInputs.map(({ __id, tags = [] }) => ({ id: __id ?? '', tags }));
  return {
    title: csf.meta.title ?? '',
    ids: entries.map(({ id }) => id),
    played: entries.filter(({ tags }) => tags.includes('play-fn')).map(({ id }) => id),
  };
}

const pages: ComponentPage[] = globSync('{components,fields}/**/*.stories.tsx', { cwd: source })
  .filter((file) => readFileSync(path.join(source, file), 'utf8').includes(titled))
  .sort()
  .map((storyFile) => ({ name: path.basename(storyFile, '.stories.tsx'), storyFile }));

const files: Record<string, Record<string, AccessibilityCriteria>> = import.meta.glob(
  '../**/*.accessibility.ts',
  {
    eager: true,
  },
);

const criteriaOf = (name: string): AccessibilityCriteria | undefined =>
  Object.entries(files)
    .filter(([file]) => path.basename(file) === `${name}.accessibility.ts`)
    .flatMap(([, module]) => Object.values(module))[0];

const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(everyText) : [];
};

it('criteria that stand beside no component are found', () => {
  const names = pages.map(({ name }) => `${name}.accessibility.ts`);
  expect(
    Object.keys(files)
      .map((file) => path.basename(file))
      .filter((file) => !names.includes(file)),
  ).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
});

it('the numbers are those of WCAG 2.2, levels A and AA', () => {
  expect(Object.keys(wcag)).toHaveLength(55);
  expect(understanding('2.5.8')).toBe('https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html');
});

describe.each(pages)('$name', ({ name, storyFile }) => {
  const criteria = criteriaOf(name);
  const { title, ids } = storiesIn(storyFile);

  it('says what it promises for accessibility, on its own page', () => {
    expect(criteria, `${name} has no ${name}.accessibility.ts`).toBeDefined();
    const text = readFileSync(path.join(source, storyFile), 'utf8');
    expect(text, `${storyFile} shows no criteria`).toMatch(/accessibility: \w+Accessibility\b/);
    expect(text, `${storyFile} asks for no page`).toContain("'autodocs'");
    expect(title.split('/')).toEqual(['Components', expect.toBeOneOf([...groups]), name]);
    expect(text, `${storyFile} has another address than its name`).toContain(
      `id: 'components-${name.toLowerCase()}'`,
    );
  });

  it('leaves nothing empty', () => {
    expect(everyText(criteria).filter((text) => text.trim().length < 3 && !/^[↑↓←→]$/.test(text))).toEqual(
      [],
    );
    expect(Object.keys(criteria?.wcag ?? {}).length).toBeGreaterThan(0);
    expect(criteria?.names.length).toBeGreaterThan(0);
    expect(criteria?.keyboard.length).toBeGreaterThan(0);
  });

  it('names criteria that exist', () => {
    expect(Object.keys(criteria?.wcag ?? {}).filter((number) => !(number in wcag))).toEqual([]);
  });

  it('proves each key and each word in a story that is played', () => {
    const keys = typeof criteria?.keyboard === 'string' ? [] : (criteria?.keyboard ?? []);
    const proofs = [...keys, ...(criteria?.names ?? [])].map(({ provenBy }) => provenBy);
    const own = `components-${name.toLowerCase()}--`;
    expect(proofs.filter((id) => id.startsWith(own) && !ids.includes(id))).toEqual([]);
    expect(proofs.filter((id) => !everyPlayed().has(id))).toEqual([]);
  });
});

let known: Set<string> | undefined;
function everyPlayed(): Set<string> {
  known ??= new Set(pages.flatMap(({ storyFile }) => storiesIn(storyFile).played));
  return known;
}
