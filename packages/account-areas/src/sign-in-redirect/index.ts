export { SignInRedirectScreen } from './SignInRedirectScreen.tsx';
export { signInRedirectCopy } from './sign-in-redirect.copy.ts';
