import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPreferences } from './preferences.ts';

const cookie = (value: unknown) => `profile=${encodeURIComponent(JSON.stringify(value))}`;

describe('what the browser remembers', () => {
  it('is the user name and the language, under either name of the cookie', () => {
    const value = cookie({ username: 'maple; café', language: 'es', variant: 'business' });
    const expected = { username: 'maple; café', language: 'es' };
    expect(readPreferences(`a=b; ${value}; c=d`)).toEqual(expected);
    expect(readPreferences(`a=b; __Host-${value}`)).toEqual(expected);
  });

  it('is nothing for a cookie of another name', () => {
    expect(readPreferences(`my${cookie({ username: 'maple', language: 'es' })}`)).toEqual({
      username: null,
      language: null,
    });
  });

  it('is never anything but a user name and a language we speak, whatever the cookie holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent)), (text) => {
        const { username, language } = readPreferences(`profile=${text.replaceAll(';', '')}`);
        expect(username === null || typeof username === 'string').toBe(true);
        expect([null, 'en', 'es']).toContain(language);
      }),
    );
  });
});
