export { CookiesScreen } from './CookiesScreen.tsx';
export { cookiesCopy } from './cookies.copy.ts';
