import type { Footprint, IdentityRole } from '@linework/domain';
import type { MountName } from './mount-paths.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** What a part may tell of its use: words of a list, so that no name, number or text fits in (decision 69). */
export const mountedPartDoings = ['used', 'completed', 'failed'] as const;
export type MountedPartDoing = (typeof mountedPartDoings)[number];

/** Who is signed in, as far as a part may know. No token, cookie or whole account number is ever among it. */
export interface MountedPartSession {
  readonly companyName: string;
  /** The last four digits of the account's number. */
  readonly accountEnding: string;
  readonly role: IdentityRole;
  readonly footprint: Footprint;
  /** In which the customer reads instants, such as `America/New_York`. */
  readonly timeZone: string;
}

/** What the portal hands a part. All of it holds until the part is unmounted; where any of it changes it is mounted anew. */
export interface MountContext {
  /** Of this contract: a part that was made for another one should throw. */
  readonly version: 1;
  readonly place: MountName;
  readonly language: SpokenLanguage;
  readonly locale: 'en-US' | 'es-US';
  readonly variant: 'business' | 'community';
  readonly theme: {
    /** The value of a token now, such as `color-brand`; empty for one that there is not. Styles use `var(--lw-color-brand)`. */
    readonly token: (name: string) => string;
  };
  /** To an address of this very portal, as path, query and anchor. @returns false where it is none, and nothing happens */
  readonly navigate: (address: string) => boolean;
  readonly tell: (doing: MountedPartDoing) => void;
  readonly session: MountedPartSession | null;
  /** The part cannot go on: it is unmounted, and the customer is told that the page did not load. */
  readonly fail: (reason?: unknown) => void;
}

/** Ends what the part began: listeners, timers, requests. What it drew is removed by the portal. */
export type Unmount = () => void;

/**
 * Another team's part, as the ES module that the configuration names exports it. It draws into `element`, which stands in a
 * shadow root of its own, below the page's title.
 */
export interface MountedPart {
  readonly mount: (element: HTMLElement, context: MountContext) => Unmount | Promise<Unmount>;
}
