import { type MountContext, type MountName, ownAddress, type SessionAnswer } from '@linework/contract';
import { type Language, locales } from '@linework/copy';
import { sight } from '../analytics/sightings.ts';
import type { PortalConfiguration } from '../configuration/portal-configuration.ts';

export interface MountedFor {
  readonly place: MountName;
  readonly language: Language;
  readonly variant: PortalConfiguration['variant'];
  readonly session: SessionAnswer | null;
  readonly navigate: (address: string) => void;
}

const tokenNow = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--lw-${name}`).trim();

/** What a part is told and may do; of whoever is signed in no more than what the page around it shows. */
export function mountContextFor(mounted: MountedFor): Omit<MountContext, 'fail'> {
  const { place, language, variant, session, navigate } = mounted;
  return {
    version: 1,
    place,
    language,
    locale: locales[language],
    variant,
    theme: { token: tokenNow },
    navigate: (address) => {
      const own = ownAddress(address, window.location.origin);
      if (own === null) return false;
      navigate(own);
      return true;
    },
    tell: (did) => sight({ kind: 'part', place, did }),
    session: session && {
      companyName: session.companyName,
      accountEnding: session.accountNumber.slice(-4),
      role: session.user.role,
      footprint: session.footprint,
      timeZone: session.timeZone,
    },
  };
}
