import { z } from 'zod';

const names = z.record(z.string(), z.string());

/** What of a package.json matters to whoever installs the package. */
export const sourceManifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  keywords: z.array(z.string()),
  /** Where the sources are; said once, in the manifest of the whole. */
  repository: z.object({ type: z.string(), url: z.string() }).optional(),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
  exports: names,
  dependencies: names.default({}),
  peerDependencies: names.default({}),
});

export type PublishedExport = string | { types: string; default: string };

export interface PublishedManifest extends Omit<z.infer<typeof sourceManifest>, 'exports' | 'repository'> {
  type: 'module';
  engines: { node: string };
  repository?: { type: string; url: string; directory: string };
  files: string[];
  exports: Record<string, PublishedExport>;
}

const scope = '@linework/';

/**
 * `exports` with a row for each file that a pattern leads to: what can be installed is named, whatever else lies beside it.
 * @param files the package's own, as paths from its package.json
 */
export function namedExports(
  exports: Readonly<Record<string, string>>,
  files: readonly string[],
): Record<string, string> {
  const rows = Object.entries(exports).flatMap(([face, target]) => {
    if (!face.includes('*')) return [[face, target]];
    const [before = '', ...after] = target.slice('./'.length).split('*').map(RegExp.escape);
    const shape = new RegExp(`^${before}([^/]+)${after.join('\\1')}$`);
    return files.flatMap((file) => {
      const name = shape.exec(file)?.[1];
      return name === undefined ? [] : [[face.replace('*', name), `./${file}`]];
    });
  });
  return Object.fromEntries(rows);
}

/** What stories are made with stays here: it stands on sample customers, which are not published. */
const isSample = (file: string): boolean => /\/sample-[\w-]+\.ts$/.test(file);

/** What a package exports to whoever installs it, by source file. */
export const exportsToPublish = ({
  exports,
}: Pick<z.infer<typeof sourceManifest>, 'exports'>): Record<string, string> =>
  Object.fromEntries(Object.entries(exports).filter(([, file]) => !isSample(file)));

/** The declaration beside a style sheet: a compiler refuses an import of what has no types, even for its effect alone. */
export const declarationOf = (styleSheet: string): string => `${styleSheet}.d.ts`;

/** `./src/Button.tsx` → its compiled self and its types; a style sheet has types too, a schema stays the file it is. */
export function publishedExport(source: string): PublishedExport {
  const place = source.replace(/^\.\/src\//, './lib/');
  if (place.endsWith('.css')) return { types: declarationOf(place), default: place };
  const compiled = place.replace(/\.tsx?$/, '');
  return compiled === place ? place : { types: `${compiled}.d.ts`, default: `${compiled}.js` };
}

/** Ours by the version built with it; anybody else's from the version that we lock on, so that an app has one copy. */
const rangeToPublish = (name: string, range: string, version: string): string => {
  if (name.startsWith(scope)) return version;
  return /^\d/.test(range) ? `^${range}` : range;
};

/**
 * The package.json to publish: `exports` lead to what was built, our own packages are asked for by the version
 * built with them, and what only we need is left out.
 * @param directory where the package is in the repository
 */
export function publishedManifest(source: unknown, directory: string): PublishedManifest {
  const manifest = sourceManifest.parse(source);
  const { exports: _, dependencies, repository, ...rest } = manifest;
  const ranges = Object.entries(dependencies).map(([name, range]) => [
    name,
    rangeToPublish(name, range, rest.version),
  ]);
  const built = Object.entries(exportsToPublish(manifest)).map(([key, file]) => [key, publishedExport(file)]);
  return {
    ...rest,
    ...(repository && { repository: { ...repository, directory } }),
    type: 'module',
    // As i18next 27 asks, which all that shows words stands on; all packages share one version, so all share this.
    engines: { node: '>=22' },
    files: ['lib', 'CHANGELOG.md'],
    exports: { ...Object.fromEntries(built), './package.json': './package.json' },
    dependencies: Object.fromEntries(ranges),
  };
}
