import { spokenLanguage } from '@linework/contract';
import { isLanguage, type Language } from '@linework/copy';
import { profileCookie } from '@linework/domain';
import { ownCookie } from '../browser/own-cookie.ts';
import { writeCookie } from '../browser/write-cookie.ts';

/**
 * What the browser remembers of a customer: the user name when asked to (the edge writes it at sign-in), and the
 * language. Nothing sensitive; the rest of the spec's "profile" lives with the session on the server.
 */
export interface Preferences {
  readonly username: string | null;
  readonly language: Language | null;
}

const ninetyDays = 7_776_000;
const nothing: Preferences = { username: null, language: null };

function parse(text: string): Preferences {
  const { username, language }: Record<string, unknown> = JSON.parse(decodeURIComponent(text));
  return {
    username: typeof username === 'string' ? username : null,
    language: typeof language === 'string' && isLanguage(language) ? language : null,
  };
}

/** Reads the profile cookie; one that is no such thing counts as none. */
export function readPreferences(cookies: string = document.cookie): Preferences {
  const text = ownCookie(profileCookie.name, cookies);
  try {
    return text ? parse(text) : nothing;
  } catch {
    return nothing;
  }
}

/** Keeps the language: for ninety days where a user name is remembered, else for the browser's session. */
export function keepLanguage(language: Language): void {
  const { username } = readPreferences();
  const variant = document.documentElement.dataset.brand;
  const text = encodeURIComponent(JSON.stringify({ username, language, variant }));
  writeCookie(profileCookie, text, username ? ninetyDays : undefined);
}

/** The language to start in: the one chosen before, else what the browser asks for. */
export const startingLanguage = (): Language =>
  readPreferences().language ?? spokenLanguage(navigator.languages);
