import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageHints } from '../src/capabilities/portal/page-hints.ts';

const standInsIn = (title: string) => ({
  withoutScripts: { title, text: 'Call' },
  notStarted: { title: 'Not loaded', text: 'A part', reload: 'Again' },
});
const written = {
  pages: {
    '/login': { isPublic: true, files: ['assets/sign-in.js'], namespaces: ['shell', 'signIn'] },
    '/account-summary': { isPublic: false, files: ['assets/account.js'], namespaces: ['shell', 'home'] },
    '/bills/:billId': { isPublic: false, files: ['assets/bill.js'], namespaces: ['shell'] },
    '/older': { isPublic: true, files: [], namespaces: ['shell', 'gone'] },
  },
  words: {
    en: { shell: { skip: 'Skip' }, signIn: { heading: 'Sign in' }, home: { heading: 'Home' } },
    es: { shell: { skip: 'Saltar' }, signIn: { heading: 'Inicie sesión' }, home: { heading: 'Inicio' } },
  },
  standIns: {
    en: standInsIn('Turn on JavaScript'),
    es: standInsIn('Active JavaScript'),
  },
};

describe('What a page needs at once', () => {
  let build: string;
  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'linework-build-'));
  });
  afterEach(() => rmSync(build, { recursive: true, force: true }));

  const hints = () => {
    mkdirSync(join(build, '.vite'), { recursive: true });
    writeFileSync(join(build, '.vite/page-hints.json'), JSON.stringify(written));
    return pageHints(build);
  };

  test('comes in the language of whoever asks, and nothing of the other', () => {
    const asked = { path: '/account-summary', isSignedIn: true } as const;
    expect(hints()({ ...asked, language: 'es' })).toEqual({
      files: ['assets/account.js'],
      words: { language: 'es', words: { shell: written.words.es.shell, home: written.words.es.home } },
      standIns: written.standIns.es,
    });
  });

  test.each(['/account-summary', '/'])(
    'is what sign-in needs for whoever asks for %s and is not signed in',
    (path) => {
      expect(hints()({ path, language: 'en', isSignedIn: false })).toEqual({
        files: ['assets/sign-in.js'],
        words: { language: 'en', words: { shell: written.words.en.shell, signIn: written.words.en.signIn } },
        standIns: written.standIns.en,
      });
    },
  );

  test('is the same for every address of a page with parameters', () => {
    const asked = (path: string) => hints()({ path, language: 'en', isSignedIn: true }).files;
    expect([asked('/bills/7'), asked('/bills/caf%C3%A9')]).toEqual([['assets/bill.js'], ['assets/bill.js']]);
    expect([asked('/bills/'), asked('/bills/%E0%A4%A')]).toEqual([[], []]);
  });

  test('leaves out words that are not there, so that the portal asks for them', () => {
    const { words } = hints()({ path: '/older', language: 'en', isSignedIn: false });
    expect(words.words).toEqual({ shell: written.words.en.shell });
  });

  test('is nothing where the build wrote none down, or the address is nobody’s', () => {
    const nothing = { files: [], words: { language: 'es', words: {} } };
    const asked = { path: '/login', language: 'es', isSignedIn: false } as const;
    expect(pageHints(build)(asked)).toEqual({ ...nothing, standIns: null });
    expect(hints()({ ...asked, path: '/nowhere', isSignedIn: true })).toEqual({
      ...nothing,
      standIns: written.standIns.es,
    });
  });
});
