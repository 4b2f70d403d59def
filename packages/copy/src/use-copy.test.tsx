import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineCopy } from './bundle.ts';
import { CopyProvider } from './CopyProvider.tsx';
import { createCopy } from './create-copy.ts';
import { loadCopy } from './load-copy.ts';
import type { CopyValues } from './placeholder-format.ts';
import type { Slots } from './rich-text.tsx';
import { useCopy } from './use-copy.ts';

const en = {
  title: 'Review',
  terms:
    'By paying {{amount, money}} you accept <terms>the terms of {{company}}</terms>, <b>{{company}}</b>.',
};
const bundle = defineCopy<typeof en>({
  namespace: 'review',
  load: { en: async () => ({ default: en }), es: async () => ({ default: en }) },
});

function Terms({ slots, values }: { slots: Slots; values: CopyValues }) {
  const { rich } = useCopy(bundle);
  return <p>{rich('terms', slots, values)}</p>;
}

async function markup(values: CopyValues, slots: Slots) {
  const copy = createCopy({ language: 'en', strict: true });
  await loadCopy(copy, [bundle]);
  return renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <Terms slots={slots} values={values} />
    </CopyProvider>,
  );
}

const amount = { currency: 'USD', cents: 1000 } as const;
const slots = { terms: <a href="/terms">terms</a>, b: <strong /> };

describe('a text with slots', () => {
  it('puts each element around its words', async () => {
    expect(await markup({ amount, company: 'Linework' }, slots)).toBe(
      '<p>By paying $10.00 you accept <a href="/terms">the terms of Linework</a>, <strong>Linework</strong>.</p>',
    );
  });

  it('never lets a value become markup', async () => {
    const page = await markup({ amount, company: '<terms>x</terms>' }, slots);
    expect(page.match(/<a /g)).toHaveLength(1);
    expect(page).toContain('&lt;terms&gt;x&lt;/terms&gt;');
  });

  it('says which element was forgotten', async () => {
    await expect(markup({ amount, company: 'Linework' }, { b: <strong /> })).rejects.toThrow(/<terms>/);
  });
});

it('a screen whose words are still on their way waits instead of showing keys', () => {
  const copy = createCopy({ language: 'en', strict: true });
  const page = renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <Suspense fallback="…">
        <Terms slots={slots} values={{ amount, company: 'Linework' }} />
      </Suspense>
    </CopyProvider>,
  );
  expect(page).toContain('…');
});
