import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { freePort } from '../journeys/free-port.ts';
import { requireFreePort } from './ports.ts';
import { readSettings } from './settings.ts';
import { signInTable } from './sign-ins.ts';

describe('npm start', () => {
  test('serves on 8080 and 6006, on the embedded database in .data, unless told otherwise', () => {
    expect(readSettings([], {})).toMatchObject({
      port: 8080,
      cataloguePort: 6006,
      databaseUrl: undefined,
      dataDir: path.join(root, '.data'),
      portalEnv: 'docker',
      fresh: false,
    });
  });

  test('takes ports, database and data folder from the environment', () => {
    const env = {
      PORT: '9000',
      CATALOGUE_PORT: '9001',
      DATABASE_URL: 'postgresql://x',
      DATA_DIR: '/tmp/elsewhere',
    };
    expect(readSettings(['--fresh'], env)).toMatchObject({
      port: 9000,
      cataloguePort: 9001,
      databaseUrl: 'postgresql://x',
      dataDir: path.resolve('/tmp/elsewhere'),
      fresh: true,
    });
  });

  test('keeps the environment that it is given, and is a dev environment under npm run dev', () => {
    expect(readSettings([], { PORTAL_ENV: 'uat' }).portalEnv).toBe('uat');
    expect(readSettings(['--dev'], {}).portalEnv).toBe('dev');
  });

  test('has demo customers only where no real ones are', () => {
    const demo = (env: NodeJS.ProcessEnv) => readSettings([], env).demo;
    expect(['docker', 'dev', 'mock', 'ephemeral'].map((PORTAL_ENV) => demo({ PORTAL_ENV }))).not.toContain(
      false,
    );
    expect(['production', 'stage', 'uat'].map((PORTAL_ENV) => demo({ PORTAL_ENV }))).not.toContain(true);
    expect(demo({ DEMO_SIGN_INS: 'off' })).toBe(false);
  });

  test.each([
    ['demo customers and no mail server', {}, true],
    ['a mail server', { SMTP_URL: 'smtps://mail.example' }, false],
    ['real customers', { PORTAL_ENV: 'production' }, false],
  ])('with %s, emails stay where the table says: %j %s', (_, env, keeps) => {
    expect(readSettings([], env).keepsMail).toBe(keeps);
  });

  test.each([
    ['a port that is no port', [], { PORT: '80800' }, /PORT is "80800"/],
    ['one port for two things', [], { PORT: '6006' }, /both 6006/],
    ['to reseed where real customers are', ['--fresh'], { PORTAL_ENV: 'uat' }, /"uat" has none here/],
    ['an option that it does not know', ['--frsh'], {}, /"--frsh" means nothing here/],
  ])('refuses %s in one sentence', (_, args, env, sentence) => {
    expect(() => readSettings(args, env)).toThrow(sentence);
  });

  test.each(['127.0.0.1', '0.0.0.0', '::1'])(
    'refuses a port on which someone listens at %s',
    async (host) => {
      const port = await freePort();
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(port, host, resolve));
      await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
        `Port ${port} is taken: stop what is using it, or set PORT to another port.`,
      );
      await new Promise((resolve) => server.close(resolve));
      await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
    },
  );

  test('lines the demo sign-ins up', () => {
    const table = signInTable([
      { username: 'a@b.example', password: 'secret', what: 'Nothing due' },
      { username: 'someone.else@b.example', password: 's', what: 'Past due' },
    ]);
    const starts = ['Nothing due', 'Past due'].map((what) =>
      table.split('\n').flatMap((line) => (line.includes(what) ? [line.indexOf(what)] : [])),
    );
    expect(starts[0]).toEqual(starts[1]);
  });
});
