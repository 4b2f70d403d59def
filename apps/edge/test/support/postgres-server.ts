import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL that tests and benches may do anything to. */
export interface TestPostgres {
  /** Ends with the server; append a database's name. */
  readonly baseUrl: string;
  stop(): void;
}

/** Why there is none, in a line for the person who runs the tests. */
export interface NoPostgres {
  readonly reason: string;
}

const installRoot = '/usr/lib/postgresql';

/** The newest PostgreSQL of this machine: Debian keeps it off the PATH. */
function binaries(): string | null {
  const packaged = existsSync(installRoot)
    ? readdirSync(installRoot)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(installRoot, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...packaged, ...onPath].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * `TEST_DATABASE_URL` when set (its user must be allowed to create databases), else a server of our own in a scratch
 * folder, on a Unix socket that nothing else uses. As root it runs as the user `postgres`, since it refuses root.
 * @param options.durable off for tests, which kill edges but no machine: nothing waits for the disk then
 */
export function startPostgres({ durable = true } = {}): TestPostgres | NoPostgres {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { baseUrl: given.replace(/\/[^/]*$/, ''), stop: () => undefined };
  const bin = binaries();
  if (!bin) return { reason: 'no PostgreSQL on this machine (initdb not found) and no TEST_DATABASE_URL' };
  const asRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'linework-pg-'));
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [file = '', ...rest] = asRoot ? ['setpriv', ...identity(), ...command] : command;
    execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  try {
    if (asRoot) chownSync(folder, postgresId('-u'), postgresId('-g'));
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    const haste = durable ? '' : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
    const options = `${haste} -c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=200`;
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { reason: `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}` };
  }
  return {
    baseUrl: `postgresql://postgres@${encodeURIComponent(folder)}`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const postgresId = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

const identity = (): string[] => ['--reuid=postgres', '--regid=postgres', '--init-groups'];
