/** How long a browser keeps a cookie: until it is closed, for seconds, or for as long as whoever writes it says. */
type CookieLife = 'session' | 'rememberedOrSession' | 'asTold' | { readonly seconds: number };

/** What one cookie is (spec section 3). */
export interface CookieRow {
  readonly name: string;
  readonly life: CookieLife;
  /** Whether the portal's own scripts may not read it. */
  readonly httpOnly: boolean;
  readonly sameSite: 'lax' | 'strict';
  /** Whether its name carries `__Host-` over https: only this host may have set it. */
  readonly ofHost: boolean;
  /** Whether it is there for reviewers alone, outside production: then no customer is told of it. */
  readonly isForReviewers?: true;
}

const days = (count: number) => ({ seconds: 86_400 * count });

export const sessionCookie = {
  name: 'session',
  life: 'session',
  httpOnly: true,
  sameSite: 'lax',
  ofHost: true,
} as const satisfies CookieRow;

/** Readable by the portal, which repeats it in a header; another site can do neither. */
export const xsrfTokenCookie = {
  name: 'XSRF-TOKEN',
  life: 'session',
  httpOnly: false,
  sameSite: 'lax',
  ofHost: true,
} as const satisfies CookieRow;

/** Ninety days where the username is remembered (spec section 9). */
export const profileCookie = {
  name: 'profile',
  life: 'rememberedOrSession',
  httpOnly: false,
  sameSite: 'lax',
  ofHost: true,
} as const satisfies CookieRow;

export const deviceCookie = {
  name: 'device',
  life: days(90),
  httpOnly: true,
  sameSite: 'lax',
  ofHost: true,
} as const satisfies CookieRow;

/** That the password was entered again of late, for changes to how somebody signs in (spec section 3). */
export const reauthCookie = {
  name: 'reauth',
  life: { seconds: 300 },
  httpOnly: true,
  sameSite: 'strict',
  ofHost: true,
} as const satisfies CookieRow;

/**
 * That somebody signed out and the server could not be told: for as long as the session's own cookie, and wherever that is sent,
 * it counts.
 */
export const signOutCookie = {
  name: 'sign-out',
  life: 'session',
  httpOnly: false,
  sameSite: 'lax',
  ofHost: true,
} as const satisfies CookieRow;

/** Until bills can be paid again, as the edge tells. */
export const billPayUnavailableCookie = {
  name: 'bill-pay-unavailable',
  life: 'asTold',
  httpOnly: false,
  sameSite: 'lax',
  ofHost: true,
} as const satisfies CookieRow;

export const usageDataCookie = {
  name: 'usage-data',
  life: days(365),
  httpOnly: false,
  sameSite: 'lax',
  ofHost: false,
} as const satisfies CookieRow;

/** The token of a reviewer who has no session yet. */
export const reviewerCookie = {
  name: 'reviewer',
  life: 'session',
  httpOnly: true,
  sameSite: 'strict',
  ofHost: true,
  isForReviewers: true,
} as const satisfies CookieRow;

/**
 * Every cookie that is set, in the order of the page "Cookies we use". Whoever writes one takes its flags from here, and a
 * check refuses any other. A new one is a row above, a place here, and its purpose in the page's words.
 */
export const cookieRows = [
  sessionCookie,
  xsrfTokenCookie,
  profileCookie,
  deviceCookie,
  reauthCookie,
  signOutCookie,
  billPayUnavailableCookie,
  usageDataCookie,
  reviewerCookie,
] as const satisfies readonly CookieRow[];

/** A row of the table: whoever writes a cookie has to name one. */
export type ListedCookie = (typeof cookieRows)[number];

/** The cookies that customers have. */
export type CustomerCookie = Exclude<ListedCookie, { readonly isForReviewers: true }>['name'];

/** A cookie's name as it is sent. @param secure whether over https */
export const sentCookieName = (
  { name, ofHost }: Pick<CookieRow, 'name' | 'ofHost'>,
  secure: boolean,
): string => (secure && ofHost ? `__Host-${name}` : name);

/** What a cookie is set with, but for how long it lasts. */
export const cookieFlags = (
  { httpOnly, sameSite }: Pick<CookieRow, 'httpOnly' | 'sameSite'>,
  secure: boolean,
) => ({ path: '/', secure, sameSite, httpOnly }) as const;
