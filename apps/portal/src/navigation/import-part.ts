import { isOffline } from '../browser/connection.ts';
import { ChunkMissing } from './load-chunk.ts';

/** By its file what a script's content must be (Subresource Integrity), and the places in this list of what it imports. */
type Scripts = Readonly<Record<string, readonly [hash: string, ...imports: number[]]>>;

const parts = new Map<string, Promise<void>>();
let scripts: Promise<Scripts> | null = null;

/** The page names the file that they stand in, and what that must be. */
async function fetchScripts(): Promise<Scripts> {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="linework-scripts"]') ?? {};
  const [address = '', integrity = ''] = content.split(' ');
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new ChunkMissing(address);
  return await answer.json();
}

/**
 * Fetches what each script of the built portal must be, and imports; once, unless it does not come.
 * @throws ChunkMissing where it does not come, or is another
 */
export async function knownScripts(): Promise<Scripts> {
  scripts ??= fetchScripts();
  try {
    return await scripts;
  } catch (cause) {
    scripts = null;
    throw new ChunkMissing('The hashes of the scripts', { cause });
  }
}

/** The files that must be there before one runs, itself among them, each with what it must be. */
function neededBy(file: string, known: Scripts, found = new Map<string, string>()): Map<string, string> {
  const script = known[file];
  if (!script) throw new ChunkMissing(file);
  const [hash, ...imports] = script;
  if (found.has(file)) return found;
  found.set(file, hash);
  const files = Object.keys(known);
  for (const place of imports) neededBy(files[place] ?? '', known, found);
  return found;
}

const linkOf = (file: string): Element | null =>
  document.querySelector(`link[rel="modulepreload"][href="/${file}"]`);

/** What the page itself names, with what it must be: its own files, and the one that every page starts with. */
const standsInPage = (file: string): boolean =>
  linkOf(file) !== null || document.querySelector(`script[src="/${file}"]`) !== null;

/**
 * Fetches a script by an element that says what it must be, and runs nothing of it.
 * @param file from the root of the site
 * @throws ChunkMissing where it does not come, or is another
 */
export async function preload(file: string, hash: string): Promise<void> {
  // Some browsers keep a script that did not come as one that never will: without a connection none is asked for.
  if (isOffline()) throw new ChunkMissing(file);
  const link = document.createElement('link');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) link.nonce = nonce;
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.integrity = hash;
  link.setAttribute('href', `/${file}`);
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new ChunkMissing(file));
    document.head.append(link);
  });
}

/** So that it is asked for again, and compared again, the next time that somebody needs it. */
function forget(file: string): void {
  parts.delete(file);
  linkOf(file)?.remove();
}

/**
 * Imports a part of the built portal, which the build writes around every `import()`: each of its files is fetched by an element
 * that says what it must be, for `import()` cannot, and a script of which nothing says that does not run. Where the page names
 * the part's own file, it names what that imports too.
 * @param own the part's own file, from the root of the site
 * @throws ChunkMissing where a file does not come, or is another
 */
export async function importPart<Part>(
  importIt: () => Promise<Part>,
  own: readonly string[] = [],
): Promise<Part> {
  const needed = new Set(own);
  try {
    // What somebody else is fetching now stands in the page as well, but not yet all that it imports.
    for (const file of own.filter((one) => parts.has(one) || !standsInPage(one))) {
      for (const [each, hash] of neededBy(file, await knownScripts())) {
        needed.add(each);
        if (!parts.has(each) && !standsInPage(each)) parts.set(each, preload(each, hash));
      }
    }
    await Promise.all([...needed].map((file) => parts.get(file)));
    return await importIt();
  } catch (error) {
    for (const file of needed) forget(file);
    throw error;
  }
}
