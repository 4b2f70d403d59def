import { globSync } from 'node:fs';
import path from 'node:path';
import { readCopyPath } from '@linework/copy/copy-files';
import { describe, expect, it } from 'vitest';
import { textOf } from './words.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const namespaces = globSync('packages/billing-flows/src/*/*.en.json', { cwd: root }).flatMap(
  (file) => readCopyPath(file)?.namespace ?? [],
);

describe('a journey reads', () => {
  it.each(namespaces)('the words of %s by the name of their file', (namespace) => {
    expect(() => textOf(namespace, 'noSuchText', 'en')).toThrow(`No copy for ${namespace} noSuchText`);
  });

  it('some words by a shorter name', () => {
    expect(textOf('home', 'howYouPay.heading', 'es')).toBe(textOf('billingHome', 'howYouPay.heading', 'es'));
  });

  it('no words of a file that is not there, and is told which there are', () => {
    expect(() => textOf('paperles', 'howYouPay.heading', 'en')).toThrow(
      /No copy file is called paperles in en\..*billingHome.*paperless/,
    );
  });
});
