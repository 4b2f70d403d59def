import { text } from 'node:stream/consumers';
import { CopyProvider, createCopy, defineCopy, useCopy } from '@linework/copy';
import { type ComponentType, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { latePart } from './late-part.tsx';

const en = { help: 'Call us' };
const away = () => Promise.reject(new Error('Nothing answers'));

const wordsFrom = (load: () => Promise<{ default: typeof en }>) =>
  defineCopy<typeof en>({ namespace: 'help', load: { en: load, es: load } });

const words = wordsFrom(async () => ({ default: en }));

function Help() {
  return <p>{useCopy(words).t('help')}</p>;
}

/** A page with a part that is fetched, as markup. */
async function pageWith(load: () => Promise<ComponentType>, bundle = words) {
  const Part = latePart(async () => ({ Part: await load(), words: [bundle] }));
  const { prelude } = await prerenderToNodeStream(
    <CopyProvider copy={createCopy({ language: 'en', strict: true })}>
      <Suspense fallback="…">
        <Part />
      </Suspense>
      <p>The rest</p>
    </CopyProvider>,
  );
  return text(prelude);
}

describe('a late part', () => {
  it('stands there once it and its words have come', async () => {
    expect(await pageWith(async () => Help)).toContain('Call us');
  });

  it.each([
    ['it does not come', away, words],
    ['its words do not come', async () => Help, wordsFrom(away)],
  ] as const)('leaves the page as it is where %s', async (_case, load, bundle) => {
    const markup = await pageWith(load, bundle);
    expect(markup).toContain('The rest');
    expect(markup).not.toMatch(/Call us|…/);
  });
});
