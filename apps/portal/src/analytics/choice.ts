import { usageDataCookie } from '@linework/domain';
import { useSyncExternalStore } from 'react';
import { writeCookie } from '../browser/write-cookie.ts';

/** Whether a customer lets us see how they use the portal: their browser may say no for them (Global Privacy Control). */
export type UsageChoice = 'on' | 'off' | 'offByBrowser';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const listeners = new Set<() => void>();

export function usageChoice(): UsageChoice {
  if (navigator.globalPrivacyControl) return 'offByBrowser';
  return document.cookie.split(/;\s*/).includes(`${usageDataCookie.name}=off`) ? 'off' : 'on';
}

/** Keeps what the customer wants, in this browser, for a year. */
export function chooseUsage(choice: 'on' | 'off'): void {
  writeCookie(usageDataCookie, choice, choice === 'off' ? usageDataCookie.life.seconds : 0);
  for (const listener of listeners) listener();
}

export function onUsageChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows what the customer wants. */
export const useUsageChoice = (): UsageChoice => useSyncExternalStore(onUsageChoice, usageChoice);
