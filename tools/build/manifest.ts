import { z } from 'zod';

const names = z.record(z.string(), z.string());

/** What of a package.json matters to whoever installs the package. */
export const sourceManifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
  exports: names,
  dependencies: names.default({}),
  peerDependencies: names.default({}),
});

export type PublishedExport = string | { types: string; default: string };

export interface PublishedManifest extends Omit<z.infer<typeof sourceManifest>, 'exports'> {
  type: 'module';
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
export const exportsToPublish = ({ exports }: z.infer<typeof sourceManifest>): Record<string, string> =>
  Object.fromEntries(Object.entries(exports).filter(([, file]) => !isSample(file)));

/** `./src/Button.tsx` → its compiled self and its types; a style sheet or a schema stays the file it is. */
export function publishedExport(source: string): PublishedExport {
  const place = source.replace(/^\.\/src\//, './lib/');
  const compiled = place.replace(/\.tsx?$/, '');
  return compiled === place ? place : { types: `${compiled}.d.ts`, default: `${compiled}.js` };
}

/**
 * The package.json to publish: `exports` lead to what was built, our own packages are asked for by the version
 * built with them, and what only we need is left out.
 */
export function publishedManifest(source: unknown): PublishedManifest {
  const manifest = sourceManifest.parse(source);
  const { exports: _, dependencies, ...rest } = manifest;
  const versioned = Object.entries(dependencies).map(([name, range]) => [
    name,
    name.startsWith(scope) ? rest.version : range,
  ]);
  return {
    ...rest,
    type: 'module',
    files: ['lib'],
    exports: Object.fromEntries(
      Object.entries(exportsToPublish(manifest)).map(([key, file]) => [key, publishedExport(file)]),
    ),
    dependencies: Object.fromEntries(versioned),
  };
}
