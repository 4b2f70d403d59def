import { useSyncExternalStore } from 'react';

/** Whether a customer lets us see how they use the portal: their browser may say no for them (Global Privacy Control). */
export type UsageChoice = 'on' | 'off' | 'offByBrowser';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const cookieName = 'usage-data';
const yearSeconds = 31_536_000;
const listeners = new Set<() => void>();

export function usageChoice(): UsageChoice {
  if (navigator.globalPrivacyControl) return 'offByBrowser';
  return document.cookie.split(/;\s*/).includes(`${cookieName}=off`) ? 'off' : 'on';
}

/** Keeps what the customer wants, in this browser, for a year. */
export function chooseUsage(choice: 'on' | 'off'): void {
  const life = choice === 'off' ? yearSeconds : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${cookieName}=${choice}; Path=/; SameSite=Lax; Max-Age=${life}${secure}`;
  for (const listener of listeners) listener();
}

export function onUsageChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows what the customer wants. */
export const useUsageChoice = (): UsageChoice => useSyncExternalStore(onUsageChoice, usageChoice);
