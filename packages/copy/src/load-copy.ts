import type { CopyBundle, CopyTree } from './bundle.ts';
import { type CopyInstance, isPseudoLong, languageOf } from './create-copy.ts';
import { eachText } from './each-text.ts';
import type { Language } from './language.ts';
import { withWholeNames } from './whole-names.ts';

type AnyBundle = CopyBundle<CopyTree>;

interface Shelf {
  readonly seen: Map<string, AnyBundle>;
  readonly loading: Map<string, Promise<void>>;
}
const shelves = new WeakMap<CopyInstance, Shelf>();

function shelfOf(copy: CopyInstance): Shelf {
  const shelf = shelves.get(copy) ?? { seen: new Map(), loading: new Map() };
  shelves.set(copy, shelf);
  return shelf;
}

/** Puts words that are already at hand into an instance: for the catalogue and for tests. */
export async function addCopy(
  copy: CopyInstance,
  namespace: string,
  language: Language,
  tree: CopyTree,
): Promise<void> {
  const words = isPseudoLong(copy) ? (await import('./pseudo-long.ts')).lengthenTree(tree) : tree;
  copy.addResourceBundle(language, namespace, eachText(words, withWholeNames));
}

/** Loads one bundle once; while it loads, every caller gets the same promise. A failed load is tried anew next time. */
export function loadBundle(copy: CopyInstance, bundle: AnyBundle, language: Language): Promise<void> {
  const { seen, loading } = shelfOf(copy);
  seen.set(bundle.namespace, bundle);
  if (copy.hasResourceBundle(language, bundle.namespace)) return Promise.resolve();
  const key = `${language}/${bundle.namespace}`;
  const running = loading.get(key);
  if (running) return running;
  const load = bundle.load[language]()
    .then(({ default: tree }) => addCopy(copy, bundle.namespace, language, tree))
    .finally(() => loading.delete(key));
  loading.set(key, load);
  return load;
}

/** Brings the words of some bundles, so that what uses them can render at once. */
export async function loadCopy(
  copy: CopyInstance,
  bundles: readonly AnyBundle[],
  language: Language = languageOf(copy),
): Promise<void> {
  await Promise.all(bundles.map((bundle) => loadBundle(copy, bundle, language)));
}

/** Switches language once every bundle seen so far is there in the new one: nothing on the page blinks. */
export async function changeLanguage(copy: CopyInstance, language: Language): Promise<void> {
  await loadCopy(copy, [...shelfOf(copy).seen.values()], language);
  await copy.changeLanguage(language);
}
