import { ChunkMissing } from './load-chunk.ts';

/** What a script's content must be (Subresource Integrity), by its file. */
type Hashes = Readonly<Record<string, string>>;

const parts = new Map<string, Promise<void>>();
let hashes: Promise<Hashes> | null = null;

/** The page names the file that they stand in, and what that must be. */
async function fetchHashes(): Promise<Hashes> {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="linework-scripts"]') ?? {};
  const [address = '', integrity = ''] = content.split(' ');
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new ChunkMissing(address);
  return await answer.json();
}

/**
 * Fetches what each script of the built portal must be; once, unless it does not come.
 * @throws ChunkMissing where it does not come, or is another
 */
export async function scriptHashes(): Promise<Hashes> {
  hashes ??= fetchHashes();
  try {
    return await hashes;
  } catch (cause) {
    hashes = null;
    throw new ChunkMissing('The hashes of the scripts', { cause });
  }
}

const linkOf = (file: string): Element | null =>
  document.querySelector(`link[rel="modulepreload"][href="/${file}"]`);

/** What the page itself names, with what it must be: its own files, and the one that every page starts with. */
const standsInPage = (file: string): boolean =>
  linkOf(file) !== null || document.querySelector(`script[src="/${file}"]`) !== null;

function preload(file: string, hash: string): Promise<void> {
  const link = document.createElement('link');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) link.nonce = nonce;
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.integrity = hash;
  link.setAttribute('href', `/${file}`);
  return new Promise((resolve, reject) => {
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
 * that says what it must be, for `import()` cannot, and a script of which nothing says that does not run.
 * @param files the part's own file and those that it imports, from the root of the site
 * @throws ChunkMissing where one does not come, or is another
 */
export async function importPart<Part>(
  importIt: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const missing = files.filter((file) => !parts.has(file) && !standsInPage(file));
  try {
    if (missing.length > 0) {
      const known = await scriptHashes();
      for (const file of missing) {
        const hash = known[file];
        if (!hash) throw new ChunkMissing(file);
        if (!parts.has(file)) parts.set(file, preload(file, hash));
      }
    }
    await Promise.all(files.map((file) => parts.get(file)));
    return await importIt();
  } catch (error) {
    for (const file of files) forget(file);
    throw error;
  }
}
