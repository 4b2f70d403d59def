import { type ListedCookie, sentCookieName } from '@linework/domain';

/** A cookie that the portal's own scripts may write. */
type WrittenRow = Extract<ListedCookie, { readonly httpOnly: false }>;

export const isHttps = (): boolean => location.protocol === 'https:';

/**
 * Writes a cookie with the flags of its row.
 * @param seconds how long it lasts, 0 to take it away; until the browser is closed where nothing is said
 */
export function writeCookie(row: WrittenRow, value: string, seconds: number | undefined): void {
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = isHttps();
  const sameSite = row.sameSite === 'lax' ? 'Lax' : 'Strict';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store tells too late, and not every browser has one
  document.cookie = `${sentCookieName(row, secure)}=${value}; Path=/; SameSite=${sameSite}${life}${secure ? '; Secure' : ''}`;
}
