import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { root } from '../bootstrap/install.mjs';

/*
 * Where a registry does not serve the binaries of some platform, `npm install` leaves them out of the lock file, and
 * then `npm ci` refuses the whole file on every platform. This finds what was left out, and with --write puts it back.
 */

const entry = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  license: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockFile = z.looseObject({ packages: z.record(z.string(), entry) });
export type LockFile = z.infer<typeof lockFile>;

export interface LeftOut {
  /** The package that asks for it. */
  by: string;
  name: string;
  version: string;
}

const exactVersion = /^\d+\.\d+\.\d+/;

/** Where Node would look for a package that `place` asks for, nearest first. */
function lookups(place: string, name: string): string[] {
  const parents = place
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...parents.reverse().map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

/** Optional packages that the lock file asks for and does not describe. */
export function leftOut({ packages }: LockFile): LeftOut[] {
  return Object.entries(packages).flatMap(([by, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = lookups(by, name).find((place) => packages[place]);
      const right = found && (!exactVersion.test(version) || packages[found]?.version === version);
      return right ? [] : [{ by, name, version }];
    }),
  );
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Describes a binary package by what its name says of its platform; a name that says nothing is left alone. */
function described({ name, version }: LeftOut, asking: z.infer<typeof entry> | undefined) {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) return undefined;
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const { dev, license } = asking ?? {};
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(os === 'linux' && words.some((word) => /^(musl|gnu)/.test(word)) && { libc: [libc] }),
    ...(license && { license }),
    optional: true,
    os: [os],
  };
}

/** The lock file with what was left out described; beside its parent where another version has the usual place. */
export function completed(lock: LockFile): LockFile {
  const packages = { ...lock.packages };
  for (const missing of leftOut(lock)) {
    const usual = `node_modules/${missing.name}`;
    const text = described(missing, packages[missing.by]);
    if (text) packages[packages[usual] ? `${missing.by}/${usual}` : usual] = text;
  }
  const inOrder = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(inOrder) };
}

if (import.meta.main) {
  const file = path.join(root, 'package-lock.json');
  const lock = lockFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const after = process.argv.includes('--write') ? completed(lock) : lock;
  if (after !== lock) writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  const missing = leftOut(after);
  for (const { by, name, version } of missing) process.stderr.write(`${by} asks for ${name} ${version}\n`);
  if (missing.length > 0) {
    process.stderr.write(
      'package-lock.json leaves these out: npm exec -- node tools/check/lock-file.ts --write puts them in.\n',
    );
    process.exit(1);
  }
  process.stdout.write('The lock file names the binaries of every platform.\n');
}
