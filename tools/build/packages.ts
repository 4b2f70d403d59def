import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { runWithProgress } from '../bootstrap/progress.mjs';
import { finishedModule, wordsModule } from './finished-module.ts';
import {
  declarationOf,
  exportsToPublish,
  namedExports,
  publishedManifest,
  sourceManifest,
} from './manifest.ts';

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

const packages = path.join(root, 'packages');
const out = path.join(root, 'dist');
export const tarballs = path.join(out, 'packages');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readManifest(name: Publishable) {
  const folder = path.join(packages, name);
  const manifest = sourceManifest.parse(readJson(path.join(folder, 'package.json')));
  const files = globSync('src/**/*.{ts,tsx,json}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return { ...manifest, exports: namedExports(manifest.exports, files.sort()) };
}

/**
 * Modules and all that they name, one after the other. The compiler is told each: what a module only exports on from
 * another it does not follow every time where types are not checked (TypeScript 7.0).
 */
function reachedFrom(modules: readonly string[]): string[] {
  const reached = new Set(modules);
  for (const file of reached) {
    for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g,
    )) {
      reached.add(path.join(path.dirname(file), named));
    }
  }
  return [...reached];
}

/**
 * Compiles what the packages export and what that reaches: no test, no story, no script. Types were checked with
 * everything else; here they are only written.
 */
async function compile(names: readonly Publishable[], into: string, signal?: AbortSignal): Promise<void> {
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: packages,
    outDir: into,
    // What a package publishes may lean on nothing that the installer does not have.
    types: [],
  };
  const files = reachedFrom(
    names.flatMap((name) =>
      Object.values(exportsToPublish(readManifest(name)))
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.join(packages, name, file)),
    ),
  );
  const config = { extends: path.join(root, 'tsconfig.json'), compilerOptions, files, include: [] };
  const tsconfig = path.join(into, 'tsconfig.build.json');
  writeFileSync(tsconfig, JSON.stringify(config, null, 2));
  const tsc = ['node_modules/typescript/bin/tsc', '-p', tsconfig];
  await runWithProgress('Compiling the packages', process.execPath, tsc, {
    cwd: root,
    ...(signal && { signal }),
  });
  const lost = globSync('**/*.js', { cwd: into }).flatMap((file) =>
    [...readFileSync(path.join(into, file), 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.js)'/g)]
      .map(([, imported = '']) => path.join(into, path.dirname(file), imported))
      .filter((imported) => !existsSync(imported)),
  );
  if (lost.length > 0) throw new Error(`Not compiled, though a module asks for it: ${lost.join(', ')}`);
}

/** What was compiled of one package, as every host can load it, and what is not compiled: style sheets, fonts, tokens. */
function writeModules(name: Publishable, compiled: string, lib: string): void {
  const source = path.join(packages, name, 'src');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(lib, file)), { recursive: true });
    writeFileSync(path.join(lib, file), text);
  };
  // Words are taken as the modules name them: the compiler does not follow an import of them every time either.
  const words = new Set<string>();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: compiled })) {
    const text = readFileSync(path.join(compiled, file), 'utf8');
    write(file, file.endsWith('.js') ? finishedModule(text) : text);
    for (const [, named = ''] of text.matchAll(/['"](\.{1,2}\/[^'"]+\.json)['"]/g)) {
      const asked = path.join(path.dirname(file), named);
      // An example in a comment names a file of whoever reads it.
      if (existsSync(path.join(source, asked))) words.add(asked);
    }
  }
  for (const file of words) write(`${file}.js`, wordsModule(readFileSync(path.join(source, file), 'utf8')));
  const exported = Object.values(exportsToPublish(readManifest(name))).map((file) =>
    file.slice('./src/'.length),
  );
  const assets = globSync('**/*.{css,graphql,woff2,svg}', { cwd: source });
  for (const asset of [...assets, ...exported.filter((file) => file.endsWith('.json'))]) {
    cpSync(path.join(source, asset), path.join(lib, asset));
    if (asset.endsWith('.css')) write(declarationOf(asset), 'export {};\n');
  }
}

/** Writes one package's folder from what was compiled, and packs it; resolves to the tarball. */
async function packPackage(name: Publishable, compiled: string, signal?: AbortSignal): Promise<string> {
  const folder = path.join(out, name);
  rmSync(folder, { recursive: true, force: true });
  writeModules(name, path.join(compiled, name, 'src'), path.join(folder, 'lib'));
  for (const text of ['README.md', 'CHANGELOG.md']) {
    cpSync(path.join(packages, name, text), path.join(folder, text));
  }
  const repository = sourceManifest.shape.repository.parse(
    Object(readJson(path.join(root, 'package.json'))).repository,
  );
  const manifest = publishedManifest({ repository, ...readManifest(name) }, `packages/${name}`);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const pack = ['pack', '--silent', '--pack-destination', tarballs];
  const shell = process.platform === 'win32';
  await runWithProgress(`Packing @linework/${name}`, 'npm', pack, {
    cwd: folder,
    shell,
    ...(signal && { signal }),
  });
  return path.join(tarballs, `linework-${name}-${manifest.version}.tgz`);
}

/** Compiles the packages to ESM with types and packs each; resolves to the tarballs, in the same order. */
export async function buildPackages(
  names: readonly Publishable[] = publishable,
  signal?: AbortSignal,
): Promise<string[]> {
  const compiled = path.join(out, 'compiled');
  rmSync(compiled, { recursive: true, force: true });
  for (const folder of [compiled, tarballs]) mkdirSync(folder, { recursive: true });
  await compile(names, compiled, signal);
  const packed = await Promise.all(names.map((name) => packPackage(name, compiled, signal)));
  rmSync(compiled, { recursive: true, force: true });
  return packed;
}
