export type { Passkey, PasskeyMade, PasskeyPorts } from './passkeys.types.ts';
export { RestrictedSignIn } from './RestrictedSignIn.tsx';
export { SignInSecurityScreen, type SignInSecurityScreenProps } from './SignInSecurityScreen.tsx';
export { signInSecurityCopy } from './sign-in-security.copy.ts';
export type {
  Confirmation,
  SecondStep,
  SignedInDevice,
  SignInSecurityPorts,
} from './sign-in-security.types.ts';
