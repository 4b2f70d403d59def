import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { runWithProgress } from '../bootstrap/progress.mjs';
import { exportsToPublish, namedExports, publishedManifest, sourceManifest } from './manifest.ts';

/** The packages that others may install, each after those it stands on. */
export const publishable = [
  'domain',
  'contract',
  'copy',
  'design-system',
  'parts',
  'billing-flows',
  'account-areas',
] as const;

export type Publishable = (typeof publishable)[number];

const out = path.join(root, 'dist');
export const tarballs = path.join(out, 'packages');

function readManifest(name: string) {
  const folder = path.join(root, 'packages', name);
  const manifest = sourceManifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return { ...manifest, exports: namedExports(manifest.exports, files.sort()) };
}

/** Where the types of the packages built before this one are: it is compiled against those, not their source. */
function pathsTo(before: readonly Publishable[]): Record<string, string[]> {
  const entries = before.flatMap((name) =>
    Object.entries(publishedManifest(readManifest(name)).exports).flatMap(([key, target]) =>
      typeof target === 'string'
        ? []
        : [{ specifier: `@linework/${name}${key.slice(1)}`, types: path.join(out, name, target.types) }],
    ),
  );
  return Object.fromEntries(entries.map(({ specifier, types }) => [specifier, [types]]));
}

function writeTsconfig(name: Publishable): string {
  const file = path.join(out, name, 'tsconfig.build.json');
  const source = path.join(root, 'packages', name, 'src');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: source,
    outDir: path.join(out, name, 'lib'),
    paths: pathsTo(publishable.slice(0, publishable.indexOf(name))),
    // What a package publishes may lean on nothing that the installer does not have.
    types: [],
  };
  // Only what can be reached from what the package exports: no test, no story, no script.
  const exported = Object.values(exportsToPublish(readManifest(name)));
  const files = exported.filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(source, '..', file));
  const config = { extends: path.join(root, 'tsconfig.json'), compilerOptions, files, include: [] };
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

/** Everything that is not compiled but imported or exported as it is: style sheets, words, schemas, fonts. */
function copyAssets(name: Publishable): void {
  const source = path.join(root, 'packages', name, 'src');
  const assets = globSync('**/*.{css,json,graphql,woff2,svg}', { cwd: source });
  for (const asset of assets) cpSync(path.join(source, asset), path.join(out, name, 'lib', asset));
}

/** Compiles one package to ESM with types, writes its package.json and packs it; resolves to the tarball. */
export async function buildPackage(name: Publishable, signal?: AbortSignal): Promise<string> {
  const folder = path.join(out, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(tarballs, { recursive: true });
  const tsconfig = writeTsconfig(name);
  const options = { cwd: root, ...(signal && { signal }) };
  const compile = ['node_modules/typescript/bin/tsc', '-p', tsconfig];
  await runWithProgress(`Compiling @linework/${name}`, process.execPath, compile, options);
  rmSync(tsconfig);
  copyAssets(name);
  const manifest = publishedManifest(readManifest(name));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const pack = ['pack', '--silent', '--pack-destination', tarballs];
  const shell = process.platform === 'win32';
  await runWithProgress(`Packing @linework/${name}`, 'npm', pack, { ...options, cwd: folder, shell });
  return path.join(tarballs, `linework-${name}-${manifest.version}.tgz`);
}
