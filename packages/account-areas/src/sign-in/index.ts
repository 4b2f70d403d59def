export { ArrivalNotice } from './ArrivalNotice.tsx';
export { NotReachedNotice } from './NotReachedNotice.tsx';
export type { Credentials } from './SignInForm.tsx';
export { SignInScreen, type SignInScreenProps } from './SignInScreen.tsx';
export { signInCopy } from './sign-in.copy.ts';
