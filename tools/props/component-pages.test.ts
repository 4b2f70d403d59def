import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Guidance } from '../../packages/design-system/src/accessibility/guidance.ts';
import { root } from '../bootstrap/install.mjs';
import { componentFiles } from './component-files.ts';
import { type ComponentProps, readProps } from './read-props.ts';

const files = componentFiles();
const exported = readFileSync(path.join(root, 'packages/design-system/src/index.ts'), 'utf8');
let props: ComponentProps;

beforeAll(() => {
  props = readProps(files);
});

it('props that a component passes on are read too, those of the element itself left out', () => {
  const amount = props.AmountField?.map(({ name }) => name) ?? [];
  expect(amount).toEqual(
    expect.arrayContaining(['label', 'value', 'errorMessage', 'isDisabled', 'onChange']),
  );
  expect(amount).not.toContain('onMouseDown');
  expect(props.Button?.find(({ name }) => name === 'variant')).toEqual({
    name: 'variant',
    type: '"destructive" | "primary" | "quiet" | "secondary"',
    choices: ['destructive', 'primary', 'quiet', 'secondary'],
    description: 'One primary a screen. Destructive: what cannot be taken back.',
    isRequired: false,
    from: 'Button',
  });
});

describe.each(Object.entries(files))('%s', (name, file) => {
  it('describes each of its props, with a type that says something', () => {
    const rows = props[name] ?? [];
    expect(rows.filter(({ description }) => description === '').map((row) => row.name)).toEqual([]);
    expect(rows.filter(({ type }) => /^(any|unknown|object|)$/.test(type)).map((row) => row.name)).toEqual(
      [],
    );
  });

  it('says when to use it, and how well, in whole sentences', async () => {
    const guidanceFile = file.replace(/\.tsx$/, '.guidance.ts');
    expect(existsSync(guidanceFile), guidanceFile).toBe(true);
    const { guidance }: { guidance: Guidance } = await import(guidanceFile);
    const lines = [guidance.use, ...guidance.dos, ...guidance.donts];
    expect(lines.filter((line) => !/^\S.{6,}[.?!]$/s.test(line))).toEqual([]);
    expect(guidance.dos.length * guidance.donts.length).toBeGreaterThan(0);
  });

  it('is brought in by its name, as its page says', () => {
    expect(exported).toMatch(new RegExp(`\\b${name}\\b`));
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\*/\\nexport (function|const) ${name}\\b`));
  });
});
