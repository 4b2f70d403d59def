/** One category of help; the forms are no category. */
const supportCategory = /^\/support\/(?!forms$)[^/]+$/;
/** Whoever lands here is led on, and the bar tells of that too. */
const suiteLanding = '/security-suite';

/**
 * Whether the loading indicator shows (spec section 2.4): from the start of a navigation to its end, but on the way to a
 * category of help never, and on the landing page of the security suite still when that is shown.
 * @param to the path that the browser is at
 * @param shown the path of the page that is shown; `null` where none is found there
 */
export const isLoadingShown = (isLoading: boolean, to: string, shown: string | null): boolean =>
  isLoading ? !supportCategory.test(to) : shown === suiteLanding;
