import { type ReactNode, use, useMemo } from 'react';
import type { CopyBundle, CopyKey, CopyTree } from './bundle.ts';
import { type CopyInstance, languageOf } from './create-copy.ts';
import type { Language } from './language.ts';
import { loadBundle } from './load-copy.ts';
import type { CopyValues } from './placeholder-format.ts';
import { richText, type Slots } from './rich-text.tsx';
import { translator } from './translate.ts';
import { useCopyInstance } from './use-copy-instance.ts';

export interface Copy<Tree> {
  /** A text by its key, its placeholders filled. The value `count` chooses the plural form. */
  readonly t: (key: CopyKey<Tree>, values?: CopyValues) => string;
  /**
   * A text with slots, an element for each `<name>…</name>` of it: links, emphasis. Values can never become markup.
   *
   *     rich('review.terms', { terms: <Link href={links.terms} /> }, { amount })
   */
  readonly rich: (key: CopyKey<Tree>, slots: Slots, values?: CopyValues) => ReactNode;
}

function bind<Tree extends CopyTree>(
  copy: CopyInstance,
  { namespace }: CopyBundle<Tree>,
  language: Language,
): Copy<Tree> {
  const { translate, template, fill } = translator(copy, namespace, language);
  return {
    t: translate,
    rich: (key, slots, values = {}) => richText(template(key, values), slots, (piece) => fill(piece, values)),
  };
}

/** The words of one bundle in the page's language, for what stands outside React. Rejects where they do not load. */
export async function readCopy<Tree extends CopyTree>(
  copy: CopyInstance,
  bundle: CopyBundle<Tree>,
): Promise<Copy<Tree>> {
  const language = languageOf(copy);
  await loadBundle(copy, bundle, language);
  return bind(copy, bundle, language);
}

/** What React need not wait for: it reads that it is fulfilled, and goes on at once. */
const atHand = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

/** The words of one bundle in the page's language. Suspends while they load, if nothing loaded them before. */
export function useCopy<Tree extends CopyTree>(bundle: CopyBundle<Tree>): Copy<Tree> {
  const { copy, language } = useCopyInstance();
  // Asked every time: React renders a component again after it waited, and must find it waiting at the same place.
  use(copy.hasResourceBundle(language, bundle.namespace) ? atHand : loadBundle(copy, bundle, language));
  return useMemo(() => bind(copy, bundle, language), [copy, bundle, language]);
}
