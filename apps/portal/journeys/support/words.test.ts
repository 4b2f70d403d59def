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

  it('the words of a file by the last word of its name, too', () => {
    expect(textOf('home', 'howYouPay.heading', 'es')).toBe(textOf('billingHome', 'howYouPay.heading', 'es'));
  });

  it.each([
    ['of a file that is not there', 'paperles'],
    ['by a word that several names end with', 'atlas'],
  ])('no words %s, and is told which there are', (_, name) => {
    expect(() => textOf(name, 'howYouPay.heading', 'en')).toThrow(/^No one copy file is called .*paperless/);
  });
});
