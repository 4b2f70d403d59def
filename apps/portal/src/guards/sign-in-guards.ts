import { paths } from '../addresses/paths.ts';
import { allow, type Guard, redirect } from './guard.ts';
import { targetOf } from './target-url.ts';

/** Signed out, a customer signs in first and then comes back. */
export const signedIn: Guard = ({ session, url }) =>
  session ? allow : redirect(paths.login({ targetUrl: `${url.pathname}${url.search}${url.hash}` }));

/** The sign-in page is for those who are not signed in. */
export const signedOut: Guard = ({ session, url }) => (session ? redirect(targetOf(url)) : allow);
